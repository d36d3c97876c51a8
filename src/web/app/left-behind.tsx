import { useState } from 'react';
import { isSameLesson } from '#domain/classroom/lessons';
import { classKey } from '#domain/roster/classes';
import { leftBehindWords as texts } from '#strings/left-behind';
import { isWaitingTap, type WaitingTap } from '#web/classroom/kept-taps.ts';
import { TAPS } from '#web/classroom/outbox-kind.ts';
import { CELLS } from '#web/exams/outbox-kind.ts';
import { itemsIn } from '#web/lib/outbox/kept-entries.ts';
import { leftBehind, takeOver, throwAway, type Unsent } from '#web/lib/outbox/left-behind.ts';
import type { Owner } from '#web/lib/outbox/owner.ts';
import { MARKS } from '#web/tracking/outbox-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';

const lessonsOf = (taps: readonly WaitingTap[]): string[] => {
  const lessons = new Map(taps.map(({ at }) => [`${at.day} ${at.period} ${classKey(at)}`, at]));
  return Array.from(lessons.values(), (lesson) =>
    texts.taps(taps.filter(({ at }) => isSameLesson(at, lesson)).length, lesson),
  );
};

/** What there is of each kind; what cannot be read is counted too. */
const linesOf = (left: readonly Unsent[]): string[] => {
  const of = (kind: string) => left.filter((each) => each.kind === kind);
  const taps = itemsIn(
    of(TAPS).map(({ entry }) => entry),
    isWaitingTap,
  );
  const [marks, cells] = [of(MARKS).length, of(CELLS).length];
  const others = left.length - taps.length - marks - cells;
  return [
    ...lessonsOf(taps),
    ...(marks > 0 ? [texts.marks(marks)] : []),
    ...(cells > 0 ? [texts.cells(cells)] : []),
    ...(others > 0 ? [texts.other(others)] : []),
  ];
};

/** Others may have used the device since: what was not made in this session waits for a word of its owner. */
export const LeftBehind = ({ owner }: { owner: Owner }) => {
  const [left, setLeft] = useState(() => leftBehind(owner));
  const { ask, dialog } = useConfirm();
  if (left.length === 0) return null;
  const send = () => {
    takeOver(owner, left);
    // Whatever sends begins with what it finds on the device.
    location.reload();
  };
  const drop = () => {
    throwAway(left);
    setLeft([]);
  };
  const confirm = { title: texts.dropTitle, body: texts.dropBody, confirm: texts.drop, tone: 'danger' as const };
  return (
    <section
      aria-label={texts.title}
      className="m-4 grid gap-2 rounded-2xl bg-gold-soft p-4 text-gold-ink print:hidden"
    >
      <h2 className="text-lg font-black">{texts.title}</h2>
      <p>{texts.body}</p>
      <ul className="list-disc ps-6 font-extrabold">
        {linesOf(left).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button look="gold" onClick={send}>
          {texts.send}
        </Button>
        <Button look="plain" onClick={() => ask({ confirm, run: drop })}>
          {texts.drop}
        </Button>
      </div>
      {dialog}
    </section>
  );
};
