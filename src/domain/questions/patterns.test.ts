import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperSideFaults, patternFaults, sideFaults } from './patterns.ts';

const LETTERS = ['واحد', 'أحدى', 'ثلاث', 'أربع'];

/** Options that no other question has, of one length, with the right one at each place in turn. */
const sound = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    text: 'أيها؟',
    options: LETTERS.map((letters) => `${letters} ${String(at + 1).padStart(3, '0')}`),
    answer: at % LETTERS.length,
  }));

type Choice = ReturnType<typeof sound>[number];

const changed = (count: number, upTo: number, change: (choice: Choice) => string[]) =>
  patternFaults(sound(count).map((choice, at) => (at < upTo ? { ...choice, options: change(choice) } : choice)));

const longer = ({ options, answer }: Choice): string[] => options.with(answer, `${options[answer]} وأطول`);

const JUST_TOO_MANY = Array.from('521400350031103011305334043413030000434453340010002253343201', Number);

describe('patternFaults', () => {
  it('finds nothing in sound choices', () => expect(patternFaults(sound(40))).toEqual([]));

  it('finds that taking the longest option is right in 30 % or more, one of equals by chance', () => {
    expect(changed(40, 2, longer)).toEqual([]);
    // Three are told, and a quarter of the other 37.
    expect(changed(40, 3, longer)).toEqual([{ kind: 'guess_too_often_right', by: 'longest', percent: 31, of: 40 }]);
  });

  it('measures the letters and not the vowels over them', () => {
    expect(
      changed(40, 40, ({ options, answer }) => options.map((text, at) => (at === answer ? text : `${text}ُ`))),
    ).toEqual([]);
  });

  it('looks by themselves at those where one option stands out', () => {
    const wrongIsLonger = ({ options, answer }: Choice) => {
      const wrong = (answer + 1) % options.length;
      return options.with(wrong, `${options[wrong]} وأطول`);
    };
    const mixed = (told: number) =>
      patternFaults(
        sound(120).map((choice, at) => {
          if (at >= 20) return choice;
          return { ...choice, options: at < told ? longer(choice) : wrongIsLonger(choice) };
        }),
      );
    expect(mixed(5)).toEqual([]);
    expect(mixed(6)).toEqual([{ kind: 'guess_too_often_right', by: 'longest', percent: 30, of: 20 }]);
  });

  it('finds wrong options that come again and again beside right ones that come once', () => {
    const often = ['مكة 000', 'بدر 000', 'أحد 000'];
    const told = patternFaults(
      sound(12).map(({ options, answer }) => ({
        text: 'أيها؟',
        answer,
        options: often.toSpliced(answer, 0, options[answer] as string),
      })),
    );
    expect(told).toContainEqual({ kind: 'guess_too_often_right', by: 'rarest', percent: 100, of: 12 });
    expect(told.filter(({ kind }) => kind === 'never_right')).toHaveLength(often.length);
  });

  it('finds right options that come more often than the wrong ones', () => {
    const told = patternFaults(
      sound(12).map((choice) => ({ ...choice, options: choice.options.with(choice.answer, 'مدين 000') })),
    );
    expect(told).toEqual([{ kind: 'guess_too_often_right', by: 'commonest', percent: 100, of: 12 }]);
  });

  it('finds an option that is offered four times and never right, whatever its vowels', () => {
    const offered = (times: number) =>
      changed(60, times, ({ options, answer }) => options.with((answer + 1) % 4, answer % 2 ? 'الوَدود' : 'الودود'));
    expect(offered(3)).toEqual([]);
    expect(offered(4)).toEqual([{ kind: 'never_right', option: 'الودود', of: 4 }]);
  });

  it('finds that the shortest option is right too often, and the one that says most words of the question', () => {
    const shorter = ({ options, answer }: Choice) =>
      options.map((text, at) => (at === answer ? text : `${text} وأطول`));
    expect(changed(40, 40, shorter)).toContainEqual({
      kind: 'guess_too_often_right',
      by: 'shortest',
      percent: 100,
      of: 40,
    });
    const likest = sound(40).map((choice, at) => ({ ...choice, text: `ما ${LETTERS[choice.answer]} ${at + 1}؟` }));
    expect(patternFaults(likest)).toEqual([{ kind: 'guess_too_often_right', by: 'likest', percent: 100, of: 40 }]);
  });

  it('says nothing of few questions', () => expect(changed(7, 7, longer)).toEqual([]));

  it('does not depend on the order of questions and options', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 30, maxLength: 60 }), fc.nat(1000), (words, turn) => {
        const choices = words.map((word, at) => ({
          text: `أي كلمة${at % 4}؟`,
          options: LETTERS.map((_, place) => `كلمة${'ا'.repeat((word + place * at) % 5)}${place}`),
          answer: (word + at) % 4,
        }));
        const guesses = (list: typeof choices) =>
          patternFaults(list)
            .filter(({ kind }) => kind === 'guess_too_often_right' || kind === 'never_right')
            .map((fault) => JSON.stringify(fault))
            .toSorted();
        const turned = choices.map(({ text, options, answer }) => {
          const by = turn % 4;
          return { text, options: [...options.slice(by), ...options.slice(0, by)], answer: (answer - by + 4) % 4 };
        });
        expect(guesses(turned.toReversed())).toEqual(guesses(choices));
      }),
      // A guess that is right in just so many as are too many, where fractions are added up.
      { examples: [[JUST_TOO_MANY, 0]] },
    );
  });
});

describe('sideFaults', () => {
  const sentences = (count: number, text: (isFalse: boolean) => string, falseOnes = count / 2) =>
    Array.from({ length: count }, (_, at) => ({ text: text(at < falseOnes), answer: at < falseOnes ? 1 : 0 }));
  const plain = () => 'الله خالقنا.';

  it('finds a side that is right in 58 % or more, or of fewer than 20 in three quarters', () => {
    expect(sideFaults(sentences(50, plain, 28))).toEqual([]);
    expect(sideFaults(sentences(50, plain, 29))).toEqual([
      { kind: 'one_side_mostly_right', place: 1, count: 29, of: 50 },
    ]);
    // Mostly true, and no word tells anything.
    expect(sideFaults(sentences(50, plain, 21))).toEqual([
      { kind: 'one_side_mostly_right', place: 0, count: 29, of: 50 },
    ]);
    expect(sideFaults(sentences(16, plain, 5))).toEqual([]);
    expect(sideFaults(sentences(16, plain, 4))).toEqual([
      { kind: 'one_side_mostly_right', place: 0, count: 12, of: 16 },
    ]);
  });

  it('finds in a paper, of however few, a side that is right in 58 % or more', () => {
    expect(paperSideFaults(sentences(10, plain, 5))).toEqual([]);
    expect(paperSideFaults(sentences(10, plain, 6))).toEqual([
      { kind: 'one_side_mostly_right', place: 1, count: 6, of: 10 },
    ]);
  });

  it.each([
    ['permission', 'يجوز أن نكذب.'],
    ['permission', 'تجوز الصلاة قبل وقتها.'],
    ['absolute', 'العبادة هي الصلاة فقط.'],
    ['absolute', 'يُقبل هذا دائمًا.'],
  ])('finds that words of %s tell the false ones: %s', (by, text) => {
    expect(sideFaults(sentences(20, (isFalse) => (isFalse ? text : plain())))).toEqual([
      { kind: 'word_tells_side', by, percent: 100, of: 20 },
      { kind: 'word_tells_side', by, percent: 100, of: 10 },
    ]);
    expect(sideFaults(sentences(20, () => text))).toEqual([]);
  });

  it('takes no prohibition and no other word for permission', () => {
    for (const text of ['لا يجوز أن نكذب.', 'يجوزها العابر.', 'الجوز ثمر.'])
      expect(sideFaults(sentences(20, (isFalse) => (isFalse ? text : plain())))).toEqual([]);
  });
});
