import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IN_CLASS, shortNames } from '#domain/roster/short-names';
import { giveScreen as texts } from '#strings/rewards/staff';
import { Tile } from '#web/classroom/components/tile.tsx';
import { TileGrid } from '#web/classroom/components/tile-grid.tsx';
import { isOfClass, useRuledPupils } from '#web/lib/grade.ts';
import { Money } from '#web/ui/admin-money.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { GiftPresetRow, Giving } from '#wire/rewards';
import { useGivePreset, useSayGiven } from '../admin-mutations.ts';
import { givingQuery } from '../admin-queries.ts';
import { GiveDialog } from '../components/admin-give-dialog.tsx';
import { PresetsDialog } from '../components/admin-presets-dialog.tsx';

interface PupilsProps {
  pupils: Giving['pupils'];
  chosen: ReadonlySet<number>;
  onPress: (id: number) => void;
}

const Pupils = ({ pupils, chosen, onPress }: PupilsProps) => {
  const names = shortNames(pupils, IN_CLASS);
  if (pupils.length === 0) return <EmptyState icon="users" title={texts.noPupils} body={texts.noPupilsBody} />;
  return (
    <TileGrid
      label={texts.pupils}
      pupils={pupils}
      onPress={onPress}
      tile={(pupil, isReached) => (
        <Tile
          key={pupil.id}
          pupil={pupil}
          called={names.get(pupil) ?? pupil.name}
          label={pupil.name}
          isReached={isReached}
          isChosen={chosen.has(pupil.id)}
        />
      )}
    />
  );
};

const Giver = ({ pupils, presets }: Giving) => {
  const shown = useRuledPupils();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState<'other' | 'presets' | null>(null);
  const give = useGivePreset();
  const sayGiven = useSayGiven();
  const busyId = give.isPending ? give.variables.presetId : null;
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  const run = ({ id }: GiftPresetRow) =>
    give.mutate(
      { presetId: id, ids: chosen },
      {
        onSuccess: (batch) => {
          // Whoever was pressed meanwhile is for the next gift.
          setChosen((now) => now.filter((id) => !chosen.includes(id)));
          sayGiven(batch);
        },
      },
    );
  return (
    <>
      <Pupils pupils={pupils.filter((pupil) => isOfClass(pupil, shown))} chosen={new Set(chosen)} onPress={toggle} />
      {/* At the thumb: a tap on a gift sends it. */}
      <div
        ref={atFoot}
        className="bar-at-thumb mt-4 grid grid-cols-1 gap-2 rounded-t-card border-t border-line bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-card"
      >
        <div className="flex min-h-9 flex-wrap items-center gap-x-3">
          <p role="status" className="font-extrabold text-emerald-ink">
            {texts.chosen(chosen.length)}
          </p>
          <Button
            look="plain"
            size="small"
            icon="close"
            onClick={() => setChosen([])}
            className={`ms-auto ${chosen.length === 0 ? 'invisible' : ''}`}
          >
            {texts.clear}
          </Button>
        </div>
        <fieldset aria-label={texts.presets} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {presets.map((preset) => (
            <Button
              key={preset.id}
              look="soft"
              size="small"
              busy={busyId === preset.id}
              disabled={chosen.length === 0 || (busyId !== null && busyId !== preset.id)}
              aria-label={texts.give(preset)}
              onClick={() => run(preset)}
              className="min-h-14 min-w-0 flex-col gap-0!"
            >
              <Money type={preset.type} amount={preset.amount} />
              <span className="text-sm leading-snug whitespace-normal">{preset.title}</span>
            </Button>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button look="plain" size="small" icon="gift" onClick={() => setOpened('other')}>
            {texts.other}
          </Button>
          <Button look="plain" size="small" icon="edit" onClick={() => setOpened('presets')}>
            {texts.edit}
          </Button>
        </div>
      </div>
      {opened === 'other' && <GiveDialog ids={chosen} onClose={() => setOpened(null)} />}
      {opened === 'presets' && <PresetsDialog presets={presets} onClose={() => setOpened(null)} />}
    </>
  );
};

/** A gift in twenty seconds: tap the pupils, tap the gift. Everything else is in the full form. */
export const AdminGive = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro}>
      <ButtonLink to="/admin/rewards" look="plain">
        {texts.all}
      </ButtonLink>
    </PageHead>
    <Loaded query={useQuery(givingQuery)} skeleton={<Bones look="h-24 rounded-2xl" times={4} />}>
      {(giving) => <Giver {...giving} />}
    </Loaded>
  </>
);
