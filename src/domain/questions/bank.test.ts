import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bank,
  type BankFault,
  bankFaults,
  FAULTY_FIELD,
  foldText,
  type NumberedQuestion,
  optionsFor,
  questionFaults,
  tidyQuestion,
} from './bank.ts';

const MATCHING = ['أ', 'ب', 'ج', 'د', 'هـ'];

const WORDS = ['الصلاة', 'الزكاة', 'الصوم', 'الحج', 'الوضوء', 'الأذان', 'التيمم', 'السحور'];

const base = {
  grade: 4,
  subject: 'Fiqh',
  difficulty: 'easy',
  points: 5,
  source: 'سورة البقرة، الآية 183',
  correction: null,
  explanation: null,
} as const;

const trueFalse = (number: number, isTrue: boolean): NumberedQuestion => ({
  ...base,
  number,
  type: 'truefalse',
  text: `سؤال رقم ${number}`,
  options: [],
  answer: isTrue ? 0 : 1,
  correction: isTrue ? null : 'الصواب',
});

const choice = (number: number, answer: number): NumberedQuestion => ({
  ...base,
  number,
  type: 'choice',
  text: `سؤال رقم ${number}`,
  options: ['واحد', 'أحدى', 'ثلاث', 'أربع'].map((text) => `${text} ${number}`),
  answer,
});

const matching = (number: number, answer: number): NumberedQuestion => ({
  ...choice(number, answer),
  type: 'matching',
  options: MATCHING,
});

const soundBank = (): NumberedQuestion[] => [
  ...Array.from({ length: 16 }, (_, at) => trueFalse(at + 1, at % 2 === 0)),
  ...Array.from({ length: 20 }, (_, at) => choice(at + 17, at % 4)),
  ...[2, 0, 4, 1, 3].map((answer, at) => matching(at + 37, answer)),
];

const faultsOf = (questions: readonly NumberedQuestion[], matchingOptions = MATCHING) =>
  bankFaults({ matchingOptions, questions });

/** A sound bank in which each question that the change answers for is changed. */
const changed = (change: (question: NumberedQuestion) => Partial<NumberedQuestion>): readonly BankFault[] =>
  faultsOf(soundBank().map((question) => ({ ...question, ...change(question) })));

describe('questionFaults', () => {
  const ofOne = (question: NumberedQuestion) => questionFaults(question, MATCHING);

  it.each([
    ['no source', { source: ' . ' }, ['source_missing']],
    ['no text', { text: '؟' }, ['text_missing']],
    ['two points', { points: 2 }, ['points_out_of_range']],
    ['a half point', { points: 3.5 }, ['points_out_of_range']],
    ['twenty-one points', { points: 21 }, ['points_out_of_range']],
    ['one option', { options: ['واحد'], answer: 0 }, ['too_few_options']],
    ['an option without a word', { options: ['واحد', '…'] }, ['too_few_options']],
    ['seven options', { options: WORDS.slice(0, 7) }, ['too_many_options']],
    ['an option twice, vowels aside', { options: ['الصَّلاة', 'الصلاة'] }, ['options_repeated']],
    ['an answer past the last option', { answer: 4 }, ['answer_missing']],
    ['an answer before the first', { answer: -1 }, ['answer_missing']],
  ])('finds %s in a choice', (_, mistake, faults) => {
    expect(ofOne({ ...choice(1, 0), ...mistake })).toEqual(faults);
  });

  it('wants the correction of a false sentence, and of no other', () => {
    expect(ofOne({ ...trueFalse(1, false), correction: null })).toEqual(['correction_missing']);
    expect(ofOne({ ...trueFalse(1, false), correction: ' ' })).toEqual(['correction_missing']);
    expect(ofOne(trueFalse(1, true))).toEqual([]);
  });

  it('wants the bank’s own list for matching, in its order, and none for true and false', () => {
    expect(ofOne({ ...matching(1, 0), options: MATCHING.toReversed() })).toEqual(['options_not_the_banks']);
    expect(ofOne({ ...trueFalse(1, true), options: ['صح', 'خطأ'] })).toEqual(['options_not_the_banks']);
  });

  it('says of each fault which field is to be corrected', () => {
    const fields = new Set(Object.values(FAULTY_FIELD));
    expect([...fields].sort()).toEqual(['answer', 'correction', 'options', 'points', 'source', 'text', 'type']);
  });

  it('finds nothing in a choice of different words with a source', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 6 }), fc.nat(), (options, n) => {
        expect(ofOne({ ...choice(1, n % options.length), options })).toEqual([]);
      }),
    );
  });
});

describe('optionsFor', () => {
  it('leaves a choice its own, gives matching the bank’s and true and false none', () => {
    const own = ['x', 'y'];
    const of = (type: NumberedQuestion['type']) => optionsFor({ type, options: own }, MATCHING);
    expect([of('choice'), of('matching'), of('truefalse')]).toEqual([own, MATCHING, []]);
  });
});

describe('tidyQuestion', () => {
  it('spells out what one character stands for, wherever it is', () => {
    const words = 'قال النبي ﷺ';
    const question = { ...trueFalse(1, false), text: words, source: words, correction: words, explanation: words };
    const spelled = 'قال النبي صلى الله عليه وسلم';
    expect(tidyQuestion(question, MATCHING)).toMatchObject({
      text: spelled,
      source: spelled,
      correction: spelled,
      explanation: spelled,
    });
    expect(tidyQuestion({ ...choice(1, 0), options: ['الله ﷻ', 'ﷺ'] }, MATCHING).options).toEqual([
      'الله جل جلاله',
      'صلى الله عليه وسلم',
    ]);
  });

  it('leaves what is tidy as it is', () => {
    for (const question of soundBank()) expect(tidyQuestion(question, MATCHING)).toEqual(question);
  });
});

describe('foldText', () => {
  it.each([
    ['vowels', 'الصَّلَاةُ', 'الصلاة'],
    ['alefs', 'أركان الإسلام', 'اركان الاسلام'],
    ['spaces', '  أركان   الإسلام ', 'أركان الإسلام'],
    ['punctuation', 'كم ركنًا للإسلام؟', 'كم ركنا «للإسلام» …'],
    ['tatweel', 'الصـــلاة', 'الصلاة'],
  ])('sees through %s', (_, one, other) => expect(foldText(one)).toBe(foldText(other)));

  it('keeps words apart', () => expect(foldText('خمسة أركان')).not.toBe(foldText('ستة أركان')));

  it('folds what is folded no further', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});

describe('bankFaults', () => {
  it('finds nothing in a sound bank', () => expect(faultsOf(soundBank())).toEqual([]));

  it('names the question with a fault', () => {
    expect(changed(({ number }) => (number === 7 ? { source: '' } : {}))).toEqual([
      { kind: 'question', number: 7, fault: 'source_missing' },
    ]);
  });

  it('names a question that another one repeats, whatever the spelling', () => {
    expect(changed(({ number }) => (number === 9 ? { text: '«سُؤال» رقم 3؟' } : {}))).toEqual([
      { kind: 'duplicate', number: 9, of: 3 },
    ]);
  });

  it('counts questions and matching questions', () => {
    expect(faultsOf(soundBank().slice(3))).toEqual([{ kind: 'too_few_questions', count: 38 }]);
    expect(faultsOf([...soundBank(), matching(42, 0)])).toEqual([{ kind: 'matching_count', count: 6 }]);
    expect(faultsOf([...soundBank().slice(0, -1), choice(41, 0)])).toEqual([{ kind: 'matching_count', count: 4 }]);
  });

  it('wants five different options to match', () => {
    const short = MATCHING.slice(1);
    const questions = soundBank().map((q) => (q.type === 'matching' ? { ...q, options: short, answer: 0 } : q));
    expect(faultsOf(questions, short)).toEqual([{ kind: 'matching_options', count: 4 }]);
    const twins = ['أ', 'إ', 'ج', 'د', 'هـ'];
    const withTwins = soundBank().map((q) => (q.type === 'matching' ? { ...q, options: twins } : q));
    expect(faultsOf(withTwins, twins)).toEqual([{ kind: 'matching_options', count: 5 }]);
  });

  it('finds a place that is right more than half of the time, and places that never are', () => {
    expect(changed(({ type }) => (type === 'choice' ? { answer: 2 } : {}))).toEqual([
      { kind: 'one_place_never_right', place: 0, of: 20 },
      { kind: 'one_place_never_right', place: 1, of: 20 },
      { kind: 'one_place_mostly_right', place: 2, count: 20, of: 20 },
      { kind: 'one_place_never_right', place: 3, of: 20 },
    ]);
  });

  it('finds that the longest option is the right one too often', () => {
    const longer = ({ options, answer }: NumberedQuestion) => options.with(answer, 'جواب طويل بلا سبب');
    const told = changed((question) => (question.type === 'choice' ? { options: longer(question) } : {}));
    expect(told).toContainEqual({ kind: 'guess_too_often_right', by: 'longest', percent: 100, of: 20 });
  });

  it('finds that one side of true and false is right too often', () => {
    const allFalse = changed(({ type }) => (type === 'truefalse' ? { answer: 1, correction: 'الصواب' } : {}));
    expect(allFalse).toEqual([{ kind: 'one_side_mostly_right', place: 1, count: 16, of: 16 }]);
    const allTrue = changed(({ type }) => (type === 'truefalse' ? { answer: 0 } : {}));
    expect(allTrue).toEqual([{ kind: 'one_side_mostly_right', place: 0, count: 16, of: 16 }]);
  });

  it.each([1, -1])('finds matching answers that run through the list in steps of %d', (step) => {
    const first = step === 1 ? 37 : 41;
    const run = changed(({ type, number }) => (type === 'matching' ? { answer: Math.abs(number - first) } : {}));
    expect(run).toEqual([{ kind: 'matching_in_order' }]);
  });

  it('never calls a bank sound in which one place of the choices is right more than half of the time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 8, maxLength: 30 }), (answers) => {
        const bank: Bank = {
          matchingOptions: MATCHING,
          questions: answers.map((answer, at) => choice(at + 1, answer)),
        };
        const most = Math.max(...[0, 1, 2, 3].map((place) => answers.filter((answer) => answer === place).length));
        const isTold = bankFaults(bank).some(({ kind }) => kind === 'one_place_mostly_right');
        expect(isTold).toBe(most > answers.length / 2);
      }),
    );
  });

  it('does not depend on the order of the questions, where that is not what is asked', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(soundBank(), { minLength: 8 }), (questions) => {
        const kinds = (list: readonly NumberedQuestion[]) =>
          faultsOf(list)
            .map(({ kind }) => kind)
            .filter((kind) => kind !== 'matching_in_order')
            .toSorted();
        expect(kinds(questions)).toEqual(kinds(questions.toSorted((a, b) => a.number - b.number)));
      }),
    );
  });
});
