import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Answers, type Cell, isUntouched, keyOf } from '#domain/exams/answers';
import { grading as texts } from '#strings/exams/grading';
import { useOwner } from '#web/access/queries.ts';
import { useSection } from '#web/lib/grade.ts';
import type { ExamGrid, ExamSheet } from '#wire/exams/staff';
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
import { type Change, lastStep } from './undo.ts';

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
  /** Of a published exam make-ups alone, until they are shown too. */
  const mayType = ({ makeup }: Pick<ExamSheet, 'makeup'>): boolean => isOpen || makeup === 'open';
  const paperOf = ({ studentId }: Spot) => papers.find((paper) => paper.studentId === studentId);
  const shownAt = (spot: Spot): Cell => paperOf(spot)?.answers[spot.place] ?? null;
  const isShown = shown.some(({ studentId }) => studentId === chosen?.studentId);
  const cursor = chosen && isShown ? chosen : { studentId: shown[0]?.studentId ?? 0, place: 0 };
  const paper = paperOf(cursor);
  const step = 1 + (changes.at(-1)?.step ?? 0);
  const last = paper && mayType(paper) ? lastStep(changes, shownAt) : null;
  // What nobody sees change is not taken back.
  const undoable = shown.some(({ studentId }) => studentId === last?.changes[0]?.studentId) ? last : null;
  const isAnyOpen = papers.some(mayType);
  useEffect(() => {
    if (isAnyOpen) outbox.hurry();
  }, [outbox, isAnyOpen]);

  const goTo = (spot: Spot): void => {
    setChosen(spot);
    setTold(null);
  };
  /** Writes where something changes; says whether it may be written at all. */
  const write = (studentId: number, wanted: readonly (readonly [place: number, answer: Cell])[]) => {
    const sheet = sheets.find((each) => each.studentId === studentId);
    if (!(sheet && mayType(sheet))) return false;
    setTold(sheet.isAbsent ? texts.isAbsent(sheet.name) : null);
    if (sheet.isAbsent) return false;
    const changed = wanted
      .map(([place, after]) => ({ studentId, place, before: shownAt({ studentId, place }), after, step }))
      .filter(({ before, after }) => before !== after);
    if (changed.length === 0) return true;
    setChanges([...changes, ...changed]);
    outbox.change((before) =>
      changed.reduce(
        (now, { place, after }) =>
          typed(now, { studentId, place, answer: after, version: versionAt(now, sheet, place) }),
        before,
      ),
    );
    return true;
  };
  const put = ({ studentId, place }: Spot, answer: Cell): boolean => write(studentId, [[place, answer]]);
  const fill = (studentId: number, answers: Answers): boolean => write(studentId, [...answers.entries()]);
  const undo = (): void => {
    const [first] = undoable?.changes ?? [];
    if (!(undoable && first)) return;
    const back = undoable.changes.map(({ place, before }) => [place, before] as const);
    if (write(first.studentId, back)) goTo(first);
    setChanges(undoable.earlier);
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
    /** Of those that are shown. */
    typeable: shown.filter(mayType),
    isOpen,
    line: classLine(exam.shape, key, papers),
    unsaved: unsaved(queue),
    /** What is not would not be in a result. */
    isSaved: unsaved(queue).size + queue.conflicts.length === 0,
    isHeld: outbox.isHeld.use(),
    conflicts: queue.conflicts,
    cursor,
    paper,
    mayType: paper !== undefined && mayType(paper),
    /** Typed before it was published, and not saved: it waits. */
    held: [...unsaved(queue).values()].filter(
      (write) => !papers.some((each) => each.studentId === write.studentId && mayType(each)),
    ).length,
    told,
    tell: setTold,
    goTo,
    put,
    fill,
    canUndo: undoable !== null,
    undo,
    toggleAbsent,
    discard: () => outbox.change(discarded),
    keepTheirs: ({ theirs }: Conflict) => outbox.change((now) => settled(now, theirs)),
    writeMine: ({ theirs, mine }: Conflict) => {
      const { studentId, place, version } = theirs;
      const others = changes.filter((change) => !isSameSpot(change, theirs));
      setChanges([...others, { studentId, place, before: theirs.answer, after: mine.answer, step }]);
      outbox.change((now) => typed(now, { studentId, place, answer: mine.answer, version }));
    },
  };
};
export type Grading = ReturnType<typeof useGrading>;
