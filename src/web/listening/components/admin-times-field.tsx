import { useState } from 'react';
import { readTimesFile, TIMES_FILE_MAX_BYTES, writeTimesFile } from '#domain/listening/times-file';
import { fieldText } from '#strings/fields';
import { timesField as texts, timesFile, timesFileProblems, timeText, typedTimes } from '#strings/listening/staff';
import { saveFile } from '#web/lib/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { StaffText } from '#wire/quran';
import { type DraftOfRecitation, faultOfTimes } from '../admin-draft.ts';
import { checkFrom, type Sound, type TimedAudio } from '../admin-sound.ts';
import { DraggedTimes } from './admin-dragged-times.tsx';
import { TappedTimes } from './admin-tapped-times.tsx';

const WAYS = (['typed', 'tapped', 'dragged', 'file'] as const).map((id) => ({ id, title: texts.ways[id] }));
type Way = (typeof WAYS)[number]['id'];

/** Times made elsewhere, or to be worked on elsewhere. */
const TimesFileField = ({ audio, durationMs, verses, times, setTimes, isRight }: TimedAudio) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { sha256 } = audio;
  const read = async (file: File) => {
    const text = file.size > TIMES_FILE_MAX_BYTES ? '' : await file.text();
    const outcome = readTimesFile(text, { durationMs, sha256, verses });
    if ('problem' in outcome) return setProblem(timesFileProblems[outcome.problem]);
    setProblem(null);
    setTimes(outcome.times);
    toast.good(timesFile.imported(texts.counted(outcome.times.length, verses)));
  };
  const canExport = isRight && times.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileDrop
        title={timesFile.choose}
        hint={timesFile.chooseHint}
        accept=".json,application/json"
        onFile={(file) => void read(file)}
      />
      {problem && <Alert>{problem}</Alert>}
      {canExport ? (
        <Button
          look="plain"
          icon="download"
          className="justify-self-start"
          onClick={() =>
            saveFile(
              `${timesFile.name}-${sha256.slice(0, 8)}.json`,
              writeTimesFile({ durationMs, sha256, timestamps: times }),
              'application/json',
            )
          }
        >
          {timesFile.download}
        </Button>
      ) : (
        <p className="text-muted">{timesFile.nothing}</p>
      )}
    </div>
  );
};

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
    if (!timed) return <p className="text-muted">{text ? texts.audioFirst : texts.textFirst}</p>;
    if (way === 'tapped') return <TappedTimes {...timed} typed={typed} onRetype={retype} />;
    return way === 'dragged' ? (
      <DraggedTimes {...timed} nameOf={nameOf} chosen={chosen} onChoose={setChosen} />
    ) : (
      <TimesFileField {...timed} />
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
          {way === 'typed' ? (
            <TextAreaField
              label={typedTimes.label}
              hint={typedTimes.hint}
              error={said}
              value={typed}
              onChange={(event) => retype(event.target.value)}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              rows={7}
              className="tabular-nums"
            />
          ) : (
            <>
              {panelOf()}
              {said && <p className="mt-2 text-sm font-extrabold text-danger">{said}</p>}
            </>
          )}
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
