import { lessonPage as texts } from '#strings/classroom/staff';
import type { Room } from '../use-room.ts';
import { PupilTile } from './pupil-tile.tsx';
import { TileGrid } from './tile-grid.tsx';

/** The class as it sits. */
export const PupilGrid = ({ room }: { room: Room }) => {
  const { lesson, pupils, tool, canTap, press } = room;
  return (
    <TileGrid
      label={texts.pupils}
      pupils={pupils}
      {...(lesson.seats.order.length > 0 && { width: lesson.seats.width })}
      onPress={press}
      onRest={canTap ? (id) => tool.setSeveral(new Set([...(tool.several ?? []), id])) : undefined}
      tile={(pupil, isReached) => <PupilTile key={pupil.id} room={room} pupil={pupil} isReached={isReached} />}
    />
  );
};
