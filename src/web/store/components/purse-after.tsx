import { useQuery } from '@tanstack/react-query';
import { levelFor } from '#domain/dashboard/levels';
import { levelNames } from '#strings/dashboard/pupil';
import { cartTexts as texts } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';
import { placeQuery } from '../queries.ts';

/** What the points that are taken stand for, before they are: nobody loses a level by surprise. */
export const PurseAfter = ({ points, spent }: { points: number; spent: number }) => {
  const { data: place } = useQuery({ ...placeQuery(spent), enabled: spent > 0 });
  if (spent === 0) return null;
  const [level, levelThen] = [levelFor(points), levelFor(points - spent)];
  const changes = [
    level === levelThen ? '' : texts.levelFalls(levelNames[level.key], levelNames[levelThen.key]),
    place && place.after !== place.now ? texts.placeFalls(place.now, place.after) : '',
  ].filter((change) => change !== '');
  return (
    <p role="note" className="flex items-start gap-3 rounded-button bg-sky-soft px-4 py-3 leading-snug text-sky-ink">
      <Icon name="warning" className="mt-0.5 size-6 shrink-0" />
      <span>
        {texts.takesPoints(spent)} {changes.length > 0 ? changes.join(' ') : place && texts.standingStays}
      </span>
    </p>
  );
};
