import { useState } from 'react';
import { fieldText } from '#strings/fields';
import { timesField as texts, timeText, typedTimes } from '#strings/listening/staff';
import { TextAreaField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { StaffText } from '#wire/quran';
import { type DraftOfRecitation, faultOfTimes } from '../admin-draft.ts';
import { checkFrom, type Sound } from '../admin-sound.ts';
import type { TimedAudio } from '../admin-timed-audio.ts';
import { DraggedTimes } from './admin-dragged-times.tsx';
import { TappedTimes } from './admin-tapped-times.tsx';
import { TimesFileField } from './admin-times-file-field.tsx';

const WAYS = (['typed', 'tapped', 'dragged', 'file'] as const).map((id) => ({ id, title: texts.ways[id] }));
type Way = (typeof WAYS)[number]['id'];

interface TypedTimesProps {
  typed: string;
  onChange: (typed: string) => void;
  error: string | undefined;
}

const TypedTimes = ({ typed, onChange, error }: TypedTimesProps) => (
  <TextAreaField
    label={typedTimes.label}
    hint={typedTimes.hint}
    error={error}
    value={typed}
    onChange={(event) => onChange(event.target.value)}
    dir="ltr"
    inputMode="numeric"
    autoComplete="off"
    spellCheck={false}
    rows={7}
    className="tabular-nums"
  />
);

interface TimesListProps {
  times: readonly number[];
  /** Of the verses in their order. */
  nameOf: (place: number) => string;
  onPress: (place: number) => void;
  /** The one that is being moved. */
  chosen: number | null;
  /** Whether there is anything to hear yet. */
  canHear: boolean;
}

/** As they will be saved. To be read and heard, not written: all four ways lead here. */
const TimesList = ({ times, nameOf, onPress, chosen, canHear }: TimesListProps) => (
  <ol
    aria-label={texts.list}
    className="grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-1.5 overflow-y-auto p-1"
  >
    {[...times.entries()].map(([place, time]) => (
      <li key={place}>
        <button
          type="button"
          aria-label={texts.check(nameOf(place), timeText(time))}
          aria-current={place === chosen || undefined}
          aria-disabled={!canHear || undefined}
          onClick={() => onPress(place)}
          className="flex w-full items-center gap-2 rounded-xl border border-line bg-card px-3 py-1.5 whitespace-nowrap not-aria-disabled:hover:border-field-line aria-[current=true]:border-emerald aria-[current=true]:bg-emerald-soft"
        >
          {canHear && <Icon name="play" className="size-4 shrink-0 text-emerald-ink" />}
          <span className="font-extrabold">{nameOf(place)}</span>
          <span className="ms-auto text-muted tabular-nums">{timeText(time)}</span>
        </button>
      </li>
    ))}
  </ol>
);

interface WayPanelProps {
  way: Exclude<Way, 'typed'>;
  timed: TimedAudio;
  nameOf: (place: number) => string;
  chosen: number;
  onChoose: (place: number) => void;
  typed: string;
  onRetype: (typed: string) => void;
}

const WayPanel = ({ way, timed, typed, onRetype, ...track }: WayPanelProps) => {
  if (way === 'tapped') return <TappedTimes {...timed} typed={typed} onRetype={onRetype} />;
  return way === 'dragged' ? <DraggedTimes {...timed} {...track} /> : <TimesFileField {...timed} />;
};

interface TimesFieldProps {
  text: StaffText | undefined;
  verses: number;
  recitation: DraftOfRecitation;
  sound: Sound;
  /** Whether somebody tried to save: what is missing is said only then. */
  isTried: boolean;
}

/** Typed, tapped, dragged or imported: four ways to the same times. */
export const TimesField = ({ text, verses, recitation, sound, isTried }: TimesFieldProps) => {
  const { draft, times, change, setTimes } = recitation;
  const { audio, durationMs, typed } = draft;
  const [way, setWay] = useState<Way>('typed');
  const [chosen, setChosen] = useState(0);
  const fault = faultOfTimes(recitation, verses);
  const missing = isTried && times.length === 0 ? fieldText('required') : undefined;
  const timed: TimedAudio | null =
    text && audio && durationMs !== null
      ? { text, verses, audio, durationMs, sound, times, setTimes, isRight: fault === undefined }
      : null;
  const nameOf = (place: number) => (place < verses ? texts.verse((text?.fromAyah ?? 1) + place) : texts.beyond);
  const retype = (next: string) => change({ typed: next });
  const press = (place: number) => {
    setChosen(place);
    checkFrom(sound, times[place] ?? 0);
  };
  const said = fault ?? missing;

  const panelOf = () => {
    if (way === 'typed') return <TypedTimes typed={typed} onChange={retype} error={said} />;
    return (
      <>
        {timed ? (
          <WayPanel
            way={way}
            timed={timed}
            nameOf={nameOf}
            chosen={chosen}
            onChoose={setChosen}
            typed={typed}
            onRetype={retype}
          />
        ) : (
          <p className="text-muted">{text ? texts.audioFirst : texts.textFirst}</p>
        )}
        {said && <p className="mt-2 text-sm font-extrabold text-danger">{said}</p>}
      </>
    );
  };

  return (
    <section aria-label={texts.title} className="grid grid-cols-1 content-start gap-3">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg font-black">
        {texts.title}
        {text && <span className="text-base font-semibold text-muted">{texts.counted(times.length, verses)}</span>}
      </h2>
      <div>
        <Tabs look="soft" label={texts.way} tabs={WAYS} selected={way} onSelect={setWay}>
          {panelOf()}
        </Tabs>
      </div>
      {times.length > 0 ? (
        <TimesList
          times={times}
          nameOf={nameOf}
          onPress={press}
          chosen={way === 'dragged' ? chosen : null}
          canHear={timed !== null}
        />
      ) : (
        <p className="text-muted">{texts.none}</p>
      )}
    </section>
  );
};
