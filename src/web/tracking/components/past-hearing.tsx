import { useQuery } from '@tanstack/react-query';
import { ownHeat } from '#domain/tracking/heat';
import { formatMoment } from '#strings/dates';
import { ownHeatTexts, pastHearing as texts } from '#strings/tracking/history';
import { hearings } from '#strings/tracking/staff';
import { mistakeCount, mistakeNames } from '#strings/tracking/words';
import { Dialog } from '#web/ui/dialog.tsx';
import { PassageBones } from '#web/ui/quran/passage.tsx';
import { Loaded } from '#web/ui/states.tsx';
import type { Passage } from '#wire/quran';
import type { Hearing, PastHearing as Past } from '#wire/tracking';
import { pastHearingQuery } from '../queries.ts';
import { HeatGrid, WordList } from './heat-grid.tsx';

const GROUPS = ['mended', 'stillWrong', 'newlyWrong', 'notReached'] as const;

const Compared = ({ beside, passage }: { beside: NonNullable<Past['beside']>; passage: Passage }) => (
  <section aria-labelledby="beside">
    <h3 id="beside" className="text-lg font-black">
      {texts.beside}
    </h3>
    <dl className="grid gap-x-4 sm:grid-cols-2">
      {GROUPS.map((group) => (
        <div key={group} className="mt-2">
          <dt className="font-extrabold">{texts.groups[group]}</dt>
          <dd className="text-muted">
            {beside[group].length > 0 ? <WordList passage={passage} positions={beside[group]} /> : texts.nothing}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

interface PastHearingProps {
  hearing: Hearing;
  passage: Passage;
  onClose: () => void;
}

/** The text as it went then, and what became of the words since the hearing before. */
export const PastHearing = ({ hearing, passage, onClose }: PastHearingProps) => {
  const heatIn = (wrong: Past['wrong']) => {
    const words = new Map(wrong.map((word) => [word.position, word]));
    return (position: number) => {
      const { times = 0, mistake = null } = words.get(position) ?? {};
      const heard = position <= hearing.reached ? mistakeCount(times) : texts.groups.notReached;
      return { heat: ownHeat(times), count: times, say: mistake ? `${heard}، ${mistakeNames[mistake]}` : heard };
    };
  };
  return (
    <Dialog wide title={texts.title} onClose={onClose}>
      <Loaded query={useQuery(pastHearingQuery(hearing.id))} skeleton={<PassageBones />}>
        {({ wrong, beside }) => (
          <div className="grid gap-5">
            <p className="font-extrabold">
              {[formatMoment(hearing.startedAt), mistakeCount(wrong.length), hearings.statuses[hearing.status]].join(
                '، ',
              )}
            </p>
            {beside ? <Compared beside={beside} passage={passage} /> : <p className="text-muted">{texts.first}</p>}
            <HeatGrid
              passage={passage}
              heatOf={heatIn(wrong)}
              legend={ownHeatTexts.legend}
              degrees={ownHeatTexts.degrees}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};
