import { audibleSpan, REPEAT_PAUSES, REPEAT_TIMES, type Settings, SPEEDS } from '#domain/listening/playback';
import { silenceText, speedText, listening as texts, timesText } from '#strings/listening/pupil';
import { formatNumber } from '#strings/plural';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Filter } from '#web/ui/filter.tsx';
import type { Recitation } from '#wire/listening';
import type { Player } from '../player.ts';

interface PartProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

const Repeating = ({ settings: { times, pause }, onChange }: PartProps) => {
  const place = REPEAT_TIMES.indexOf(times);
  const step = (by: 1 | -1, label: string, sign: string) => {
    const next = REPEAT_TIMES[place + by];
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && onChange({ times: next })}
        className="grid size-12 place-items-center rounded-2xl bg-emerald-soft text-2xl font-black text-emerald-ink aria-disabled:cursor-default aria-disabled:opacity-50"
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-extrabold">{texts.times}</legend>
        <div className="flex items-center gap-2">
          {step(-1, texts.fewer, '−')}
          <output className="min-w-24 text-center font-black">{timesText(times)}</output>
          {step(1, texts.more, '+')}
        </div>
      </fieldset>
      <Choice
        legend={texts.silence}
        options={REPEAT_PAUSES.map((each) => ({ value: each, label: silenceText(each) }))}
        value={pause}
        onChange={(chosen) => onChange({ pause: chosen })}
      />
    </>
  );
};

const Range = ({ settings: { range }, onChange, player }: PartProps & { player: Player }) => {
  const whole = audibleSpan(player.track);
  const { from, to } = range ?? whole;
  const verses = Array.from({ length: whole.to - whole.from + 1 }, (_, at) => whole.from + at);
  const choose = (wish: { from: number; to: number }) =>
    onChange({ range: wish.from === whole.from && wish.to === whole.to ? null : wish });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-extrabold">{texts.range}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        <Filter
          label={texts.from}
          options={verses}
          nameOf={(ayah) => `${texts.from} ${formatNumber(ayah)}`}
          value={from}
          onChange={(ayah = whole.from) => choose({ from: ayah, to: Math.max(ayah, to) })}
        />
        <Filter
          label={texts.to}
          options={verses}
          nameOf={(ayah) => `${texts.to} ${formatNumber(ayah)}`}
          value={to}
          onChange={(ayah = whole.to) => choose({ from: Math.min(ayah, from), to: ayah })}
        />
        {range && (
          <Button look="plain" onClick={() => onChange({ range: null })}>
            {texts.whole}
          </Button>
        )}
      </div>
    </fieldset>
  );
};

interface PlayerSettingsProps {
  player: Player;
  recitations: readonly Recitation[];
  heard: Recitation;
  onReciter: (reciterId: number) => void;
}

/** How often, how fast, from where to where, and by whom. */
export const PlayerSettings = ({ player, recitations, heard, onReciter }: PlayerSettingsProps) => {
  const { settings } = player.playback.use();
  const change = (part: Partial<Settings>) => player.send({ kind: 'settings', change: part });
  return (
    <div className="grid max-h-[36dvh] gap-3 overflow-y-auto">
      {recitations.length > 1 && (
        <Choice
          legend={texts.reciter}
          options={recitations.map((each) => ({
            value: each.reciterId,
            label: <span className="max-w-64 truncate">{each.reciter}</span>,
          }))}
          value={heard.reciterId}
          onChange={onReciter}
        />
      )}
      {settings.mode === 'repeat' && <Repeating settings={settings} onChange={change} />}
      <Choice
        legend={texts.speed}
        options={SPEEDS.map((each) => ({ value: each, label: speedText(each) }))}
        value={settings.speed}
        onChange={(speed) => change({ speed })}
      />
      <Range settings={settings} onChange={change} player={player} />
      <p className="hidden text-sm text-muted pointer-fine:block">{texts.keys}</p>
    </div>
  );
};
