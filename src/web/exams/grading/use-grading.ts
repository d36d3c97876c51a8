import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Cell, isUntouched, keyOf } from '#domain/exams/answers';
import { grading as texts } from '#strings/exams/grading';
import { useOwner } from '#web/access/queries.ts';
import { useSection } from '#web/lib/grade.ts';
import type { ExamGrid } from '#wire/exams/staff';
import { useMarkAbsent } from '../mutations.ts';
import {
  type Conflict,
  discarded,
  isSameSpot,
  type Spot,
  settled,
  shownAnswers,
  typed,
  unsaved,
  versionAt,
} from './cell-queue.ts';
import { cellsOutboxOf } from './cells-outbox.ts';
import { classLine } from './class-line.ts';
import { type Change, lastStanding } from './undo.ts';

/** The papers as they are shown, where the teacher is, and all that can be done to a cell. */
export const useGrading = ({ exam, questions, sheets }: ExamGrid) => {
  const [client, owner] = [useQueryClient(), useOwner()];
  const [outbox] = useState(() => cellsOutboxOf(client, owner, exam.id));
  const queue = outbox.state.use();
  const markAbsent = useMarkAbsent(exam.id);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const [told, setTold] = useState<string | null>(null);

  const answersOn = shownAnswers(queue);
  const papers = sheets.map((sheet) => ({ ...sheet, answers: answersOn(sheet) }));
  const section = useSection();
  /** The others are not shown, and all else is as if they were. */
  const shown = papers.filter((paper) => section === undefined || paper.section === section);
  const key = keyOf(questions);
  const isOpen = exam.publishedAt === null;
  const paperOf = ({ studentId }: Spot) => papers.find((paper) => paper.studentId === studentId);
  const shownAt = (spot: Spot): Cell => paperOf(spot)?.answers[spot.place] ?? null;
  const isShown = shown.some(({ studentId }) => studentId === chosen?.studentId);
  const cursor = chosen && isShown ? chosen : { studentId: shown[0]?.studentId ?? 0, place: 0 };
  const last = isOpen ? lastStanding(changes, shownAt) : null;
  // What nobody sees change is not taken back.
  const undoable = shown.some(({ studentId }) => studentId === last?.change.studentId) ? last : null;
  useEffect(() => {
    if (isOpen) outbox.hurry();
  }, [outbox, isOpen]);

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
    outbox.change((now) => typed(now, { ...spot, answer, version: versionAt(now, sheet, spot.place) }));
    return true;
  };
  const undo = (): void => {
    if (!undoable) return;
    const { change, earlier } = undoable;
    if (put(change, change.before)) goTo(change);
    setChanges(earlier);
  };
  /** Says whether it may be: what was typed is cleared first. */
  const toggleAbsent = (studentId: number): boolean => {
    const paper = paperOf({ studentId, place: 0 });
    if (!paper) return false;
    const isFree = isUntouched(paper.answers);
    if (isFree) markAbsent.mutate({ studentId, isAbsent: !paper.isAbsent });
    else setTold(texts.hasAnswers(paper.name));
    return isFree;
  };
  return {
    exam,
    questions,
    key,
    papers,
    shown,
    isOpen,
    line: classLine(key, papers),
    unsaved: unsaved(queue),
    isHeld: outbox.isHeld.use(),
    conflicts: queue.conflicts,
    cursor,
    paper: paperOf(cursor),
    told,
    tell: setTold,
    goTo,
    put,
    canUndo: undoable !== null,
    undo,
    toggleAbsent,
    discard: () => outbox.change(discarded),
    keepTheirs: ({ theirs }: Conflict) => outbox.change((now) => settled(now, theirs)),
    writeMine: ({ theirs, mine }: Conflict) => {
      const { studentId, place, version } = theirs;
      const others = changes.filter((change) => !isSameSpot(change, theirs));
      setChanges([...others, { studentId, place, before: theirs.answer, after: mine.answer }]);
      outbox.change((now) => typed(now, { studentId, place, answer: mine.answer, version }));
    },
  };
};
export type Grading = ReturnType<typeof useGrading>;
