import type { ReactNode } from 'react';
import { type Outcome, sumsOf } from '#domain/classroom/outcome';
import { ATTENDANCES, type Attendance } from '#domain/classroom/taps';
import { PENALTY_PERCENT } from '#domain/penalties/percentage';
import { attendanceNames, lessonPage, endDialog as texts, writtenWords } from '#strings/classroom/staff';
import { formatNumber } from '#strings/plural';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { ClassWritten } from '#wire/classroom';
import type { Room } from '../use-room.ts';

const LOOKS: Readonly<Record<Attendance | 'unsaid', string>> = {
  present: 'bg-emerald-soft text-emerald-ink',
  late: 'bg-gold-soft text-gold-ink',
  absent: 'bg-danger-soft text-danger',
  excused: 'bg-paper text-muted',
  unsaid: 'bg-paper text-ink',
};

const Counts = ({ pupils, total }: { pupils: Outcome['pupils']; total: number }) => {
  const count = (is: Attendance) => pupils.filter(({ attendance }) => attendance === is).length;
  const said = pupils.filter(({ attendance }) => attendance !== null).length;
  return (
    <dl className="grid grid-cols-6 gap-2 *:col-span-2 *:nth-[n+4]:col-span-3">
      {ATTENDANCES.map((is) => (
        <CountTile key={is} count={count(is)} label={attendanceNames[is]} look={LOOKS[is]} />
      ))}
      <CountTile count={total - said} label={texts.unsaid} look={LOOKS.unsaid} />
    </dl>
  );
};

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <Icon name={icon} className="size-5 shrink-0 text-muted" />
    <span>{children}</span>
  </li>
);

const Before = ({ room }: { room: Room }) => {
  const { outcome, pupils, lesson, nameOf, conductOf } = room;
  const { points, logs, performance } = sumsOf(outcome);
  const reached = lesson.pupils.filter(
    ({ id, conduct }) => conduct < PENALTY_PERCENT && conductOf(id, conduct) >= PENALTY_PERCENT,
  );
  return (
    <>
      <Counts pupils={outcome.pupils} total={pupils.length} />
      <ul className="my-4 grid gap-2 font-extrabold">
        {points > 0 && <Line icon="star">{texts.points(points)}</Line>}
        {logs > 0 && <Line icon="ledger">{texts.logs(logs)}</Line>}
        {performance !== null && <Line icon="target">{writtenWords.performance(performance)}</Line>}
        {lesson.topic && (
          <Line icon="book">
            {lesson.topic.topic}: {outcome.isTaught || lesson.topic.isTaught ? lessonPage.taught : lessonPage.notTaught}
          </Line>
        )}
        {reached.length > 0 && <Line icon="scale">{texts.penalty(reached.map(({ id }) => nameOf(id)))}</Line>}
      </ul>
    </>
  );
};

const After = ({ room: { nameOf, pupils, lesson }, written }: { room: Room; written: ClassWritten }) => (
  <>
    <Counts pupils={written.pupils} total={pupils.length} />
    <ul className="my-4 grid gap-2 font-extrabold">
      {written.points > 0 && <Line icon="star">{writtenWords.points(written.points)}</Line>}
      {written.logs > 0 && <Line icon="ledger">{writtenWords.logs(written.logs)}</Line>}
      {written.performance !== null && <Line icon="target">{writtenWords.performance(written.performance)}</Line>}
      {written.helpers.map(({ studentId, ...helper }) => (
        <Line key={studentId} icon="users">
          {writtenWords.helper(nameOf(studentId), helper)}
        </Line>
      ))}
      {written.isTaught && <Line icon="book">{writtenWords.taught}</Line>}
      {written.penalised.length > 0 && (
        <Line icon="scale">{writtenWords.penalised(written.penalised.map(nameOf))}</Line>
      )}
      <Line icon="check">{lesson.endedBy ? writtenWords.endedBy(lesson.endedBy) : lessonPage.endedAlone}</Line>
    </ul>
    <ButtonLink to="/admin/teacher-table" search={{ day: lesson.day }} icon="board">
      {writtenWords.toTable}
    </ButtonLink>
  </>
);

/** What the lesson will write; and when it has ended, what it wrote. */
export const EndDialog = ({ room, onClose }: { room: Room; onClose: () => void }) => {
  const { lesson, isEnded, isHeld, unsaid, say } = room;
  if (isEnded)
    return (
      <Dialog title={writtenWords.title} onClose={onClose}>
        {lesson.written ? (
          <After room={room} written={lesson.written} />
        ) : (
          <p role="status" className="font-extrabold text-muted">
            {isHeld ? lessonPage.endWaits : texts.writing}
          </p>
        )}
      </Dialog>
    );
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Before room={room} />
      {unsaid.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-2 rounded-2xl bg-gold-soft px-4 py-2 text-gold-ink">
          <p className="flex-1 basis-40 font-extrabold">{texts.unsaidBody(unsaid.length)}</p>
          <Button look="plain" onClick={() => say({ type: 'present', studentIds: unsaid })}>
            {lessonPage.restPresent} {formatNumber(unsaid.length)}
          </Button>
        </div>
      )}
      <Button look="gold" size="large" className="w-full" onClick={() => say({ type: 'end' })}>
        {texts.confirm}
      </Button>
    </Dialog>
  );
};
