import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { classKey, classOfKey } from '#domain/roster/classes';
import { DEFAULT_GRADE } from '#domain/roster/grades';
import { courseName } from '#strings/calendar/words';
import { tappedDialog, tapText, lessonPage as texts, tools, waitingTaps } from '#strings/classroom/staff';
import { formatClock } from '#strings/dates';
import { className } from '#strings/widgets';
import { isRefusedWith } from '#web/lib/api.ts';
import { Turns } from '#web/tracking/components/turns.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { ClassLesson } from '#wire/classroom';
import { CardDialog } from '../components/card-dialog.tsx';
import { DrawDialog } from '../components/draw-dialog.tsx';
import { EndDialog } from '../components/end-dialog.tsx';
import { PresetsDialog } from '../components/presets-dialog.tsx';
import { PupilGrid } from '../components/pupil-grid.tsx';
import { QuickRow } from '../components/quick-row.tsx';
import { SeatsDialog } from '../components/seats-dialog.tsx';
import { EndedBar, ToolBar } from '../components/tool-bar.tsx';
import { lessonQuery } from '../queries.ts';
import { type Room, useRoom } from '../use-room.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/** How long it still takes; before and afterwards, when it begins. */
const whenOf = ({ lesson, now: { day, time } }: Room): string => {
  const isNow = day === lesson.day && lesson.from <= time && time < lesson.to;
  return isNow ? texts.left(minutesOf(lesson.to) - minutesOf(time)) : formatClock(lesson.from);
};

/** Who recites next; a press leads to the desk on which the teacher hears. */
const LessonTurns = ({ room: { lesson } }: { room: Room }) => {
  const navigate = useNavigate();
  const { grade, section } = lesson;
  const search = { grade, ...(section !== null && { section }) };
  const hear = (student: number) => void navigate({ to: '/admin/tracking', search: { ...search, student } });
  return <Turns grade={grade} section={section ?? undefined} heard={undefined} onHear={hear} />;
};

interface SheetProps {
  room: Room;
  onOpen: (sheet: Sheet) => void;
  onClose: () => void;
}

/** Everything that stands, the last first; each can be taken back while the lesson is open. */
const TappedDialog = ({ room, onClose }: SheetProps) => {
  const { standing, waiting, nameOf, undo, canTap, lesson } = room;
  const isWaiting = (key: string) => waiting.some((tap) => tap.key === key);
  return (
    <Dialog title={tappedDialog.title} onClose={onClose}>
      {lesson.startedBy && <p className="mb-2 text-sm text-muted">{tappedDialog.startedBy(lesson.startedBy)}</p>}
      {standing.length === 0 && <p className="text-muted">{tappedDialog.none}</p>}
      <ol className="grid divide-y divide-line">
        {standing.toReversed().map((tap) => {
          const said = tapText(tap, nameOf);
          return (
            <li key={tap.key} className="flex min-h-12 items-center gap-2">
              <span className="min-w-0 flex-1 leading-snug">{said}</span>
              {isWaiting(tap.key) && (
                <span role="img" aria-label={waitingTaps.here} title={waitingTaps.here} className="text-gold-ink">
                  <Icon name="hourglass" className="size-4" />
                </span>
              )}
              {canTap && (
                <IconButton
                  icon="undo"
                  label={tappedDialog.undo(said)}
                  title={tools.undo}
                  onClick={() => undo(tap.key)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
};

const TurnsDialog = ({ room, onClose }: SheetProps) => (
  <Dialog title={texts.turnsTitle} onClose={onClose}>
    <LessonTurns room={room} />
  </Dialog>
);

const SettingsDialog = ({ onOpen, onClose }: SheetProps) => (
  <Dialog title={texts.settings} onClose={onClose}>
    <div className="grid gap-2">
      <Button look="soft" icon="edit" onClick={() => onOpen('presets')}>
        {texts.presets}
      </Button>
      <Button look="soft" icon="users" onClick={() => onOpen('seats')}>
        {texts.seats}
      </Button>
    </div>
  </Dialog>
);

type Sheet = 'tapped' | 'settings' | 'end' | 'cards' | 'draw' | 'turns' | 'presets' | 'seats';

/** What opens over the lesson, one at a time. */
const SHEETS: Readonly<Record<Sheet, ComponentType<SheetProps>>> = {
  tapped: TappedDialog,
  settings: SettingsDialog,
  end: EndDialog,
  cards: CardDialog,
  draw: DrawDialog,
  turns: TurnsDialog,
  presets: PresetsDialog,
  seats: SeatsDialog,
};

/** What the plan has for the lesson, and whether it was taught: one press says so. */
const Topic = ({ room: { lesson, register, say, canTap } }: { room: Room }) => {
  const { topic, course, grade } = lesson;
  if (!topic) return <p className="text-sm text-white/85">{courseName(course, grade)}</p>;
  const isTaught = register.isTaught || topic.isTaught;
  return (
    <button
      type="button"
      aria-pressed={isTaught}
      aria-label={texts.taughtIs(topic.topic)}
      disabled={!canTap || (topic.isTaught && !register.isTaught)}
      onClick={() => say({ type: 'taught', isTaught: !register.isTaught })}
      className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-2xl bg-white/12 px-3 text-start text-sm font-extrabold hover:bg-white/20"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-lg border-2 border-white/80">
        {isTaught && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0 flex-1 truncate">{topic.topic}</span>
      <span className="shrink-0 text-white/85">{isTaught ? texts.taught : texts.notTaught}</span>
    </button>
  );
};

const LessonHead = ({ room, onOpen }: { room: Room; onOpen: (sheet: Sheet) => void }) => {
  const { lesson, isEnded, canTap } = room;
  return (
    <header className="grid grid-cols-1 gap-2 bg-[linear-gradient(var(--peak-top),var(--peak-far))] px-3 pt-2 pb-3 text-white">
      <div className="flex flex-wrap items-center">
        <Link
          to="/admin/teacher-table"
          search={{ day: lesson.day }}
          aria-label={texts.back}
          title={texts.back}
          className="inline-grid size-11 shrink-0 place-items-center rounded-2xl hover:bg-white/15"
        >
          <Icon name="back" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1 basis-22 leading-tight">
          <h1 className="text-base font-black sm:text-lg">{className(lesson)}</h1>
          <p className="truncate text-xs text-white/85 sm:text-sm">{texts.where(lesson.period, whenOf(room))}</p>
        </div>
        <IconButton icon="history" label={texts.tapped} onClick={() => onOpen('tapped')} />
        <IconButton icon="settings" label={texts.settings} onClick={() => onOpen('settings')} />
        {(canTap || isEnded) && (
          <button
            type="button"
            onClick={() => onOpen('end')}
            className="ms-1 min-h-10 shrink-0 rounded-2xl border-2 border-white/70 px-3 text-sm font-black hover:bg-white/15"
          >
            {isEnded ? texts.summary : texts.end}
          </button>
        )}
      </div>
      <Topic room={room} />
    </header>
  );
};

const route = getRouteApi('/admin/teacher-table/$day/$period/$class');

const noticeOf = ({ lesson, now, isOpen, isEnded, isHeld }: Room): string | null => {
  if (isEnded && !lesson.written) return isHeld ? texts.endWaits : null;
  if (isEnded) return lesson.endedBy ? texts.ended : texts.endedAlone;
  if (isOpen) return null;
  return lesson.day > now.day ? texts.notYet : texts.closed;
};

const Classroom = ({ lesson }: { lesson: ClassLesson }) => {
  const room = useRoom(lesson);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const Opened = sheet && SHEETS[sheet];
  const notice = noticeOf(room);
  return (
    <div data-immersed className="flex min-h-dvh flex-col">
      <LessonHead room={room} onOpen={setSheet} />
      <div className="grid flex-1 grid-cols-1 content-start gap-x-5 p-2 pb-16 sm:p-4 sm:pb-16 xl:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 content-start gap-2 sm:gap-3">
          {notice && <Notice tone={lesson.written ? 'good' : 'wait'} text={notice} />}
          <QuickRow room={room} onOpen={setSheet} />
          {room.pupils.length === 0 ? (
            <EmptyState icon="users" title={texts.nobody} body={texts.nobodyBody} />
          ) : (
            <PupilGrid room={room} />
          )}
        </div>
        <aside className="max-xl:hidden">
          <LessonTurns room={room} />
        </aside>
      </div>
      {room.canTap && <ToolBar room={room} />}
      {room.isEnded && !room.isCorrecting && <EndedBar room={room} onSummary={() => setSheet('end')} />}
      {Opened && <Opened room={room} onOpen={setSheet} onClose={() => setSheet(null)} />}
    </div>
  );
};

/** A lesson in one hand. */
export const Lesson = () => {
  const params = route.useParams();
  const of = classOfKey(params.class) ?? { grade: DEFAULT_GRADE, section: null };
  const at = { day: params.day, period: Number(params.period), ...of };
  const query = useQuery(lessonQuery(at));
  if (isRefusedWith(query.error, 'no_lesson_then') || isRefusedWith(query.error, 'validation'))
    return (
      <EmptyState
        icon="calendar"
        title={texts.gone}
        body={texts.goneBody}
        action={<BackLink to="/admin/teacher-table">{texts.back}</BackLink>}
      />
    );
  return (
    <Loaded query={query} skeleton={<Bones layout="grid grid-cols-4 gap-2" look="h-24" times={24} />}>
      {(lesson) => <Classroom key={`${lesson.day} ${lesson.period} ${classKey(lesson)}`} lesson={lesson} />}
    </Loaded>
  );
};
