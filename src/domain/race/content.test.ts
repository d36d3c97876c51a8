import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { RACE_SET_MIN, raceSetFaults, type WrittenRaceQuestion } from './content.ts';

const OPTIONS = ['واحد', 'أحدى', 'ثلاث', 'أربع'];

const soundSet = (): WrittenRaceQuestion[] =>
  DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: RACE_SET_MIN }, (_, at) => ({
      key: `${difficulty}-${at + 1}`,
      difficulty,
      text: `سؤال ${difficulty} رقم ${at + 1}`,
      options: OPTIONS.map((text) => `${text} ${difficulty} ${at + 10}`),
      answer: at % OPTIONS.length,
      source: 'متفق عليه',
    })),
  );

/** A sound set in which each question that the change answers for is changed. */
const changed = (change: (question: WrittenRaceQuestion) => Partial<WrittenRaceQuestion>) =>
  raceSetFaults(soundSet().map((question) => ({ ...question, ...change(question) })));

describe('raceSetFaults', () => {
  it('finds nothing in a sound set', () => expect(raceSetFaults(soundSet())).toEqual([]));

  it.each([
    ['no source', { source: ' … ' }, 'source_missing'],
    ['no text', { text: '؟' }, 'text_missing'],
    ['an answer that is no option', { answer: -1 }, 'answer_missing'],
    ['an answer past the last option', { answer: 4 }, 'answer_missing'],
    ['an option twice, vowels aside', { options: ['الصَّلاة', 'الصلاة', 'الصوم', 'الحج'] }, 'options_repeated'],
    ['an option without a word', { options: ['الصلاة', '…', 'الصوم', 'الحج'] }, 'too_few_options'],
  ])('finds %s', (_, mistake, fault) => {
    expect(changed(({ key }) => (key === 'hard-3' ? mistake : {}))).toEqual([
      { kind: 'question', key: 'hard-3', fault },
    ]);
  });

  it('finds a question twice in the set, whatever its spelling and difficulty', () => {
    expect(changed(({ key }) => (key === 'hard-3' ? { text: '«سُؤال» easy رقم 7؟' } : {}))).toEqual([
      { kind: 'duplicate', key: 'hard-3', of: 'easy-7' },
    ]);
  });

  it('wants thirty of each difficulty', () => {
    expect(raceSetFaults(soundSet().filter(({ key }) => key !== 'easy-4'))).toEqual([
      { kind: 'too_few_questions', difficulty: 'easy', count: 29 },
    ]);
    expect(raceSetFaults([])).toEqual(
      DIFFICULTIES.map((difficulty) => ({ kind: 'too_few_questions', difficulty, count: 0 })),
    );
  });

  it('finds that the longest option is right too often, in one difficulty and in all', () => {
    const longer = ({ options, answer }: WrittenRaceQuestion) => options.with(answer, `${options[answer]} وأطول`);
    const isTold = (upTo: number) =>
      changed((question) =>
        question.difficulty === 'medium' && Number(question.key.split('-')[1]) <= upTo
          ? { options: longer(question) }
          : {},
      );
    expect(isTold(1)).toEqual([]);
    const told = { kind: 'guess_too_often_right', by: 'longest' } as const;
    expect(isTold(2)).toEqual([{ ...told, difficulty: 'medium', percent: 30, of: 30 }]);
    expect(isTold(6)).toEqual([
      { ...told, difficulty: 'medium', percent: 40, of: 30 },
      { ...told, difficulty: 'all', percent: 30, of: 90 },
    ]);
  });

  it('finds a place that is right in more than half of one difficulty, and no other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIFFICULTIES),
        fc.array(fc.nat(3), { minLength: RACE_SET_MIN, maxLength: RACE_SET_MIN }),
        (difficulty, answers) => {
          const faults = changed((question) =>
            question.difficulty === difficulty
              ? { answer: answers[Number(question.key.split('-')[1]) - 1] as number }
              : {},
          );
          const most = Math.max(...OPTIONS.map((_, place) => answers.filter((answer) => answer === place).length));
          expect(faults.some(({ kind }) => kind === 'one_place_mostly_right')).toBe(most > RACE_SET_MIN / 2);
          for (const fault of faults) expect([difficulty, 'all']).toContain('difficulty' in fault && fault.difficulty);
        },
      ),
      { numRuns: 30 },
    );
  });
});
