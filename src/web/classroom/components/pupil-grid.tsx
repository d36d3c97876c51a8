import type { PupilInClass } from '#domain/classroom/register';
import { type Attendance, MARKS, type Mark } from '#domain/classroom/taps';
import { attendanceNames, lessonPage, tile as texts } from '#strings/classroom/staff';
import { Icon } from '#web/ui/icon.tsx';
import type { ClassPupil } from '#wire/classroom';
import type { Room } from '../use-room.ts';
import { Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';

const LOOKS: Readonly<Record<Attendance, readonly [tile: string, words: string]>> = {
  present: ['border-emerald bg-emerald-soft', 'text-emerald-ink'],
  late: ['border-gold-edge bg-gold-soft', 'text-gold-ink'],
  absent: ['border-danger/40 bg-danger-soft', 'text-danger'],
  excused: ['border-field-line bg-paper', 'text-muted'],
};
const UNSAID = ['border-line bg-card', ''] as const;

/** From here on the eye is shown how near a penalty is. */
const NEAR_PERCENT = 80;

const BADGE =
  'absolute top-8 grid min-w-6 animate-[pop_200ms_ease-out] place-items-center rounded-full border-2 border-card px-1 text-xs leading-5 font-black';

const saidOf = (room: Room, { id }: ClassPupil): string | null => {
  const { attendance } = room.stateOf(id);
  if (!attendance) return null;
  return attendance.minutesLate === null ? attendanceNames[attendance.is] : texts.late(attendance.minutesLate);
};

/** All that the tile shows, in words. */
const sayAll = (room: Room, pupil: ClassPupil, conduct: number): string => {
  const { positive, negative, behaviors } = room.stateOf(pupil.id);
  const parts = [
    saidOf(room, pupil),
    positive > 0 && texts.mark('positive', positive),
    negative > 0 && texts.mark('negative', negative),
    behaviors.length > 0 && texts.behavior(behaviors.length),
    room.register.helperId === pupil.id && texts.helper,
    conduct >= NEAR_PERCENT && texts.conduct(conduct),
    room.waitingIds.has(pupil.id) && texts.waiting,
  ];
  return texts.say(
    pupil.name,
    parts.filter((part) => typeof part === 'string'),
  );
};

const SIDES = { positive: 'start-1 bg-correct text-on-correct', negative: 'end-1 bg-danger text-card' } as const;

const Marks = (counts: Pick<PupilInClass, Mark>) =>
  MARKS.filter((mark) => counts[mark] > 0).map((mark) => (
    // Another number is another badge, which pops up anew.
    <span key={mark + counts[mark]} className={`${BADGE} ${SIDES[mark]}`}>
      {texts.mark(mark, counts[mark])}
    </span>
  ));

interface PupilTileProps {
  room: Room;
  pupil: ClassPupil;
  /** The one that the tabulator reaches; arrows lead to the others. */
  isReached: boolean;
}

/** A pupil in the grid: a press uses the tool that is in the hand. */
const PupilTile = ({ room, pupil, isReached }: PupilTileProps) => {
  const { attendance, positive, negative, behaviors } = room.stateOf(pupil.id);
  const said = saidOf(room, pupil);
  const conduct = room.conductOf(pupil.id, pupil.conduct);
  const isChosen = room.tool.several?.has(pupil.id);
  const isAway = attendance?.is === 'absent' || attendance?.is === 'excused';
  const [look, words] = attendance ? LOOKS[attendance.is] : UNSAID;
  return (
    <Tile
      pupil={pupil}
      called={room.nameOf(pupil.id)}
      label={sayAll(room, pupil, conduct)}
      isReached={isReached}
      isChosen={isChosen}
      isDisabled={!room.canTap}
      isAway={isAway}
      look={look}
      foot={
        <span
          className={`flex min-h-5 w-full items-center justify-center gap-1 text-xs leading-5 font-extrabold ${words}`}
        >
          {attendance?.is === 'present' ? <Icon name="check" className="size-4" /> : said}
          {conduct >= NEAR_PERCENT && <span className="text-danger">{texts.near(conduct)}</span>}
        </span>
      }
    >
      <Marks positive={positive} negative={negative} />
      <span className="absolute start-1 top-1 flex">
        {room.register.helperId === pupil.id && <Icon name="star" className="size-5 fill-gold text-gold-edge" />}
        {behaviors.length > 0 && <Icon name="warning" className="size-5 text-danger" />}
      </span>
      {!isChosen && room.waitingIds.has(pupil.id) && (
        <Icon name="hourglass" className="absolute end-1 top-1 size-4 text-gold-ink" />
      )}
    </Tile>
  );
};

/** The class as it sits. */
export const PupilGrid = ({ room }: { room: Room }) => {
  const { lesson, pupils, tool, canTap, press } = room;
  return (
    <TileGrid
      label={lessonPage.pupils}
      pupils={pupils}
      {...(lesson.seats.order.length > 0 && { width: lesson.seats.width })}
      onPress={press}
      onRest={canTap ? (id) => tool.setSeveral(new Set([...(tool.several ?? []), id])) : undefined}
      tile={(pupil, isReached) => <PupilTile key={pupil.id} room={room} pupil={pupil} isReached={isReached} />}
    />
  );
};
