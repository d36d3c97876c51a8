import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from '#domain/quran/verse-reference';
import { type ExamQuestion, PAPER_ORDER, type Paper, paperFaults } from './paper.ts';

const MATCHING = ['أ', 'ب', 'ج', 'د', 'هـ'];

const questionAt = (place: number): ExamQuestion => {
  const type = PAPER_ORDER[place] ?? 'truefalse';
  return {
    subject: 'Fiqh',
    type,
    text: `سؤال رقم ${place + 1}`,
    options: { truefalse: [], choice: ['واحد', 'اثنان', 'ثلاثة', 'أربعة'], matching: MATCHING }[type],
    answer: 0,
    verse: null,
    source: 'مقرر الفقه',
    correction: null,
    explanation: null,
  };
};
const sound = (): Paper => ({ matchingOptions: MATCHING, questions: PAPER_ORDER.map((_, place) => questionAt(place)) });
const changed = (place: number, change: Partial<ExamQuestion>): Paper => {
  const { questions, ...paper } = sound();
  return { ...paper, questions: questions.with(place, { ...questionAt(place), ...change }) };
};

describe('a paper', () => {
  it('that is sound has no faults', () => expect(paperFaults(sound())).toEqual([]));

  it('asks in its order, from one to sixty', () => {
    const { questions, ...paper } = sound();
    expect(paperFaults({ ...paper, questions: questions.toReversed() })).toEqual([{ kind: 'order' }]);
    expect(paperFaults({ ...paper, questions: questions.slice(1) })).toEqual([]);
    expect(paperFaults({ ...paper, questions: [] })).toContainEqual({ kind: 'order' });
    const many = Array.from({ length: 61 }, (_, at) => ({ ...questionAt(0), text: `سؤال كثير ${at}` }));
    expect(paperFaults({ ...paper, questions: many.slice(1) })).toEqual([]);
    expect(paperFaults({ ...paper, questions: many })).toEqual([{ kind: 'order' }]);
  });

  it.each([
    ['an answer of four that is the seventh', 10, { answer: 6 }, 'answer_missing'],
    ['no source', 0, { source: '' }, 'source_missing'],
    ['a false sentence without what is right', 3, { answer: 1 }, 'correction_missing'],
    ['options that repeat', 12, { options: ['واحد', 'واحد', 'ثلاثة', 'أربعة'] }, 'options_repeated'],
    ['matching options of its own', 16, { options: ['١', '٢'] }, 'options_not_the_banks'],
  ] as const)('names the question with %s', (_, place, change, fault) => {
    expect(paperFaults(changed(place, change))).toEqual([{ kind: 'question', number: place + 1, fault }]);
  });

  it('names a question that stands there twice, unless it asks about other verses', () => {
    expect(paperFaults(changed(9, { text: '«سؤال» رقم 3؟' }))).toEqual([{ kind: 'repeated', number: 10, of: 3 }]);
    expect(paperFaults(changed(9, { text: 'سؤال رقم 3', verse: '112:1' }))).toEqual([]);
  });

  it('has nothing to match where it asks no matching', () => {
    expect(paperFaults({ matchingOptions: [], questions: [questionAt(0)] })).toEqual([]);
    const one = sound().questions.map((each) => (each.type === 'matching' ? { ...each, options: ['أ'] } : each));
    expect(paperFaults({ matchingOptions: ['أ'], questions: one })).toContainEqual({ kind: 'matching_options' });
  });

  it('has different things to match', () => {
    const twins = ['أ', 'إ', 'ج', 'د', 'هـ'];
    const { questions } = sound();
    const paper = questions.map((question) =>
      question.type === 'matching' ? { ...question, options: twins } : question,
    );
    expect(paperFaults({ matchingOptions: twins, questions: paper })).toEqual([{ kind: 'matching_options' }]);
  });
});

describe('a reference to verses', () => {
  it.each([
    ['112:1', { surah: 112, fromAyah: 1, toAyah: 1 }],
    ['2:255', { surah: 2, fromAyah: 255, toAyah: 255 }],
    ['112:1-4', { surah: 112, fromAyah: 1, toAyah: 4 }],
    ['115:1', null],
    ['0:1', null],
    ['2:0', null],
    ['2:5-4', null],
    ['2:5-0', null],
    ['2:1-8', null],
    ['2:287', null],
    ['112', null],
    ['112:1-', null],
    [' 112:1', null],
  ])('%s', (written, range) => expect(readReference(written)).toEqual(range));

  it('is read back as it was written', () => {
    const range = fc.tuple(
      fc.integer({ min: 1, max: 114 }),
      fc.integer({ min: 1, max: 280 }),
      fc.integer({ min: 1, max: 6 }),
    );
    fc.assert(
      fc.property(range, ([surah, fromAyah, more]) => {
        const toAyah = fromAyah + more;
        expect(readReference(`${surah}:${fromAyah}-${toAyah}`)).toEqual({ surah, fromAyah, toAyah });
      }),
    );
  });
});
