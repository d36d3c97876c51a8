import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Cell, keyOf } from '#domain/exams/answers';
import { saving, grading as texts } from '#strings/exams/grading';
import { ApiError, api, refusalOr } from '#web/lib/api.ts';
import { deviceTimers } from '#web/lib/courier.ts';
import { toast } from '#web/ui/toast.tsx';
import type { ExamGrid } from '#wire/exams/staff';
import { gridQuery } from '../queries.ts';
import {
  type Conflict,
  isSameSpot,
  type Spot,
  settled,
  shownAnswers,
  typed,
  unsaved,
  versionAt,
} from './cell-queue.ts';
import { makeCellSender } from './cell-sender.ts';
import { classLine } from './class-line.ts';
import { type Change, lastStanding } from './undo.ts';

/** A refusal names the pupils and questions that it is about. */
export const withPlaces = (error: unknown, message: string): string =>
  [message, ...(error instanceof ApiError ? Object.values(error.fields) : [])].join(' ');

/** Sends for as long as the page stands. */
const useCellSender = (id: number) => {
  const client = useQueryClient();
  const [sender] = useState(() =>
    makeCellSender({
      send: async (cells) => {
        const reply = await api('POST /api/admin/exams/:id/cells', { params: { id }, body: { cells: [...cells] } });
        return reply.cells;
      },
      onRefused: (error) => {
        toast.bad(withPlaces(error, refusalOr(error, saving.failed)));
        void client.invalidateQueries(gridQuery(id));
      },
      timers: deviceTimers,
    }),
  );
  useEffect(() => {
    sender.start();
    addEventListener('online', sender.hurry);
    return () => {
      removeEventListener('online', sender.hurry);
      sender.stop();
    };
  }, [sender]);
  return sender;
};

/** The papers as they are shown, where the teacher is, and all that can be done to a cell. */
export const useGrading = ({ exam, questions, sheets }: ExamGrid) => {
  const sender = useCellSender(exam.id);
  const queue = sender.queue.use();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const [told, setTold] = useState<string | null>(null);

  const answersOn = shownAnswers(queue);
  const papers = sheets.map((sheet) => ({ ...sheet, answers: answersOn(sheet) }));
  const key = keyOf(questions);
  const isOpen = exam.publishedAt === null;
  const paperOf = ({ studentId }: Spot) => papers.find((paper) => paper.studentId === studentId);
  const shownAt = (spot: Spot): Cell => paperOf(spot)?.answers[spot.place] ?? null;
  const cursor = chosen && paperOf(chosen) ? chosen : { studentId: papers[0]?.studentId ?? 0, place: 0 };
  const undoable = isOpen ? lastStanding(changes, shownAt) : null;

  const goTo = (spot: Spot): void => {
    setChosen(spot);
    setTold(null);
  };
  /** Writes where something changes; says whether it may be written at all. */
  const put = (spot: Spot, answer: Cell): boolean => {
    const sheet = sheets.find(({ studentId }) => studentId === spot.studentId);
    if (!(sheet && isOpen)) return false;
    setTold(sheet.isAbsent ? texts.isAbsent(sheet.name) : null);
    if (sheet.isAbsent) return false;
    const before = shownAt(spot);
    if (before === answer) return true;
    setChanges([...changes, { ...spot, before, after: answer }]);
    sender.change((now) => typed(now, { ...spot, answer, version: versionAt(now, sheet, spot.place) }));
    return true;
  };
  const undo = (): void => {
    if (!undoable) return;
    const { change, earlier } = undoable;
    if (put(change, change.before)) goTo(change);
    setChanges(earlier);
  };
  return {
    exam,
    questions,
    key,
    papers,
    isOpen,
    line: classLine(key, papers),
    unsaved: unsaved(queue),
    isHeld: sender.isHeld.use(),
    conflicts: queue.conflicts,
    cursor,
    told,
    tell: setTold,
    goTo,
    put,
    canUndo: undoable !== null,
    undo,
    keepTheirs: ({ theirs }: Conflict) => sender.change((now) => settled(now, theirs)),
    writeMine: ({ theirs, mine }: Conflict) => {
      const { studentId, place, version } = theirs;
      const others = changes.filter((change) => !isSameSpot(change, theirs));
      setChanges([...others, { studentId, place, before: theirs.answer, after: mine }]);
      sender.change((now) => typed(now, { studentId, place, answer: mine, version }));
    },
  };
};
export type Grading = ReturnType<typeof useGrading>;
