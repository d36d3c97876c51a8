import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingTyped, packAnswers } from '#domain/exams/answers';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import type { CellOutcome, CellWrite, ExamSheet } from '#wire/exams/staff';
import {
  answered,
  EMPTY_QUEUE,
  returned,
  settled,
  shownAnswers,
  typed,
  underWay,
  unsaved,
  versionAt,
} from './cell-queue.ts';

const NOTHING_TYPED = nothingTyped(EXAM_QUESTIONS);

const write = (place: number, answer: number | null, version = 0): CellWrite => ({
  studentId: 7,
  place,
  answer,
  version,
});

const outcome = (place: number, answer: number | null, version: number, isConflict = false): CellOutcome => ({
  studentId: 7,
  place,
  answer,
  version,
  isConflict,
  by: isConflict ? 'سلمى' : null,
});

const sheet = (answers = NOTHING_TYPED, version = 0): ExamSheet => ({
  studentId: 7,
  name: 'عمر',
  section: null,
  answers: packAnswers(answers),
  versions: answers.map(() => version),
  makeup: null,
  isAbsent: false,
});

const queueOf = (...writes: readonly CellWrite[]) => writes.reduce(typed, EMPTY_QUEUE);

describe('what was typed', () => {
  it('shows at once over what the grid says, and another’s waiting cell does not', () => {
    const queue = queueOf(write(0, 2), { ...write(1, 1), studentId: 8 });
    expect(shownAnswers(queue)(sheet()).slice(0, 3)).toEqual([2, null, null]);
  });

  it('is sent once for a cell typed twice, as made on what was shown the first time', () => {
    expect(queueOf(write(3, 1, 4), write(3, 2, 9)).waiting).toEqual([write(3, 2, 4)]);
  });

  it('goes in one request up to the most, and the same again until that is answered', () => {
    const queue = underWay(queueOf(write(0, 1), write(1, 1), write(2, 1)), 2);
    expect(queue.sent).toEqual([write(0, 1), write(1, 1)]);
    const later = underWay(typed(queue, write(0, 2)), 2);
    expect(later.sent).toEqual(queue.sent);
    expect(later.waiting).toEqual([write(2, 1), write(0, 2)]);
    expect(unsaved(later).size).toBe(3);
    expect(shownAnswers(later)(sheet())[0]).toBe(2);
  });

  it('is made on what its own earlier write became', () => {
    const queue = typed(underWay(queueOf(write(0, 1)), 9), write(0, 2));
    const after = answered(queue, [outcome(0, 1, 5)]);
    expect(after.waiting).toEqual([write(0, 2, 5)]);
    expect(after.conflicts).toEqual([]);
  });

  it('stays known while an older grid is still on its way', () => {
    const queue = answered(underWay(queueOf(write(0, 1)), 9), [outcome(0, 1, 5)]);
    expect(unsaved(queue).size).toBe(0);
    expect(shownAnswers(queue)(sheet())[0]).toBe(1);
    expect(versionAt(queue, sheet(), 0)).toBe(5);
    const theirs = NOTHING_TYPED.with(0, 2);
    expect(shownAnswers(queue)(sheet(theirs, 6))[0]).toBe(2);
    expect(versionAt(queue, sheet(theirs, 6), 0)).toBe(6);
  });

  it('goes back to be sent one by one, with nothing newer lost', () => {
    const queue = typed(underWay(queueOf(write(0, 1, 3), write(1, 1)), 9), write(0, 2, 8));
    expect(returned(queue)).toMatchObject({ sent: [], waiting: [write(1, 1), write(0, 2, 3)] });
  });
});

describe('a cell that somebody else was faster in', () => {
  const sent = underWay(queueOf(write(0, 1)), 9);

  it('shows theirs, and what was typed waits for a decision', () => {
    const queue = answered(sent, [outcome(0, 2, 5, true)]);
    expect(shownAnswers(queue)(sheet())[0]).toBe(2);
    expect(queue.conflicts).toEqual([{ theirs: outcome(0, 2, 5, true), mine: write(0, 1) }]);
    expect(settled(queue, write(0, null)).conflicts).toEqual([]);
    const again = typed(queue, write(0, 1, 5));
    expect(again).toMatchObject({ conflicts: [], waiting: [write(0, 1, 5)] });
  });

  it('takes along what was typed there meanwhile', () => {
    const queue = answered(typed(sent, write(0, 3)), [outcome(0, 2, 5, true)]);
    expect(queue.waiting).toEqual([]);
    expect(queue.conflicts.map(({ mine }) => mine.answer)).toEqual([3]);
  });

  it('is none where both typed the same, or where it was our own whose answer was lost', () => {
    expect(answered(sent, [outcome(0, 1, 5, true)]).conflicts).toEqual([]);
    const newer = answered(typed(sent, write(0, 3)), [outcome(0, 1, 5, true)]);
    expect(newer).toMatchObject({ conflicts: [], waiting: [write(0, 3, 5)] });
    expect(answered(typed(sent, write(0, 2)), [outcome(0, 2, 5, true)])).toMatchObject({ conflicts: [], waiting: [] });
  });
});

/** A server of one paper: writes where the version is the cell's, tells where it is not. */
const makeServer = () => {
  const cells = NOTHING_TYPED.map((answer) => ({ answer, version: 0 }));
  let revision = 0;
  const put = (place: number, answer: number | null) => {
    revision += 1;
    cells[place] = { answer, version: revision };
  };
  return {
    put,
    sheet: (): ExamSheet => ({
      ...sheet(cells.map(({ answer }) => answer)),
      versions: cells.map(({ version }) => version),
    }),
    take: (writes: readonly CellWrite[]): CellOutcome[] =>
      writes.map(({ place, answer, version }) => {
        const isConflict = cells[place]?.version !== version && cells[place]?.answer !== answer;
        if (!isConflict && cells[place]?.answer !== answer) put(place, answer);
        return outcome(place, cells[place]?.answer ?? null, cells[place]?.version ?? 0, isConflict);
      }),
  };
};

/** Somebody at the grid: what was read of it, and what was typed since. */
const makeDesk = (server: ReturnType<typeof makeServer>) => {
  let [queue, grid] = [EMPTY_QUEUE, server.sheet()];
  const hand = () => {
    queue = underWay(queue, 2);
    return server.take(queue.sent);
  };
  return {
    queue: () => queue,
    type: (place: number, answer: number | null) => {
      queue = typed(queue, write(place, answer, versionAt(queue, grid, place)));
    },
    send: () => {
      const outcomes = hand();
      queue = answered(queue, outcomes);
    },
    /** It arrives, and its answer does not. */
    lose: () => void hand(),
    read: () => {
      grid = server.sheet();
    },
  };
};

describe('two who type in one grid, over a network that loses answers', () => {
  const step = fc.record({
    does: fc.constantFrom('type', 'other', 'send', 'lose', 'read'),
    place: fc.nat(2),
    answer: fc.constantFrom(null, 0, 1, 2),
  });

  it('end with the screen as the server has it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const server = makeServer();
        const desk = makeDesk(server);
        const doings = { ...desk, other: server.put };
        for (const { does, place, answer } of steps) doings[does](place, answer);
        while (unsaved(desk.queue()).size > 0) desk.send();
        expect(packAnswers(shownAnswers(desk.queue())(server.sheet()))).toBe(server.sheet().answers);
        for (const { theirs, mine } of desk.queue().conflicts) expect(theirs.answer).not.toBe(mine);
      }),
    );
  });

  it('never write over a cell that changed since it was shown', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(0, 1, 2), fc.boolean()), { maxLength: 6 }), (typings) => {
        const server = makeServer();
        const shown = server.sheet();
        let queue = EMPTY_QUEUE;
        server.put(0, 9);
        for (const [value, isReread] of typings) {
          // The grid that is read meanwhile changes nothing in what the first of them was made on.
          const grid = isReread && unsaved(queue).size > 0 ? server.sheet() : shown;
          queue = typed(queue, write(0, value, versionAt(queue, grid, 0)));
        }
        queue = underWay(queue, 9);
        queue = answered(queue, server.take(queue.sent));
        expect(server.sheet().answers[0]).toBe('9');
        expect(queue.conflicts).toHaveLength(typings.length > 0 ? 1 : 0);
      }),
    );
  });
});
