import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { VerseRange } from '#domain/quran/surahs';
import { fieldText } from '#strings/fields';
import { quranRefusals } from '#strings/quran/refusals';
import { placeText, textFields } from '#strings/quran/staff';
import { editionText, verseCount } from '#strings/quran/words';
import { CountField } from '#web/ui/count-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Passage } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Edition } from '#wire/quran';
import { findSurahs, judgeRange, type RangeDraft, wholeSurah } from '../admin-range.ts';
import { type Surah, versesQuery } from '../queries.ts';

interface SurahPickerProps {
  surahs: readonly Surah[];
  chosen: Surah | undefined;
  onChoose: (surah: Surah) => void;
  error: string | undefined;
}

const labelOf = ({ surah, name }: Surah): string => textFields.surahName(surah, name);

/** One of 114 by a few letters of its name or by its number: type, Enter. */
const SurahPicker = ({ surahs, chosen, onChoose, error }: SurahPickerProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const offered = findSurahs(surahs, typed ?? '');
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = () => {
    setIsOpen(true);
    setActive(Math.max(0, typed === null && chosen ? offered.indexOf(chosen) : 0));
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const choose = (surah: Surah | undefined) => {
    if (surah) onChoose(surah);
    close();
  };
  const move = (by: 1 | -1) => setActive((active + by + offered.length) % Math.max(1, offered.length));
  const KEYS: Record<string, (() => void) | false> = {
    ArrowDown: isOpen ? () => move(1) : open,
    ArrowUp: isOpen && (() => move(-1)),
    Escape: isOpen && close,
    // With the list closed it sends the form, as in every other field.
    Enter: isOpen && (() => choose(offered[active])),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="relative">
      <TextField
        label={textFields.surah}
        hint={textFields.surahHint}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && offered[active] ? `${id}-${offered[active].surah}` : undefined}
        value={typed ?? (chosen ? labelOf(chosen) : '')}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsOpen(true);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          event.currentTarget.select();
          open();
        }}
        onBlur={close}
        autoComplete="off"
        maxLength={40}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={textFields.surah}
        hidden={!isOpen}
        className="absolute inset-x-0 top-22 z-30 max-h-72 overflow-auto rounded-2xl border border-line bg-card shadow-card"
      >
        {offered.map((surah, index) => (
          <button
            key={surah.surah}
            type="button"
            tabIndex={-1}
            id={`${id}-${surah.surah}`}
            role="option"
            aria-selected={index === active}
            // Before the box loses the focus, which would close the list under the finger.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(surah)}
            className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-4 py-1 text-start font-extrabold hover:bg-paper aria-selected:bg-emerald-soft aria-selected:text-emerald-ink"
          >
            {labelOf(surah)}
            <span className="text-sm font-semibold">{verseCount(surah.verses)}</span>
          </button>
        ))}
        {offered.length === 0 && <p className="px-4 py-2 text-muted">{textFields.noSurah}</p>}
      </div>
    </div>
  );
};

/** Their names in the requests. */
export const RANGE_FIELDS = ['surah', 'fromAyah', 'toAyah'] as const;

interface VerseFieldsProps {
  surahs: readonly Surah[];
  range: RangeDraft;
  onChange: (range: RangeDraft) => void;
  /** What the server said of them. */
  faults: Readonly<Record<string, string>>;
  /** Whether somebody tried to save: what is missing is said only then. */
  isTried: boolean;
}

export const VerseFields = ({ surahs, range, onChange, faults, isTried }: VerseFieldsProps) => {
  const faultOf = (field: (typeof RANGE_FIELDS)[number]) =>
    isTried && range[field] === null ? fieldText('required') : faults[field];
  const isWrong = judgeRange(range, surahs) === 'wrong';
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-sm:col-span-2">
        <SurahPicker
          surahs={surahs}
          chosen={surahs.find(({ surah }) => surah === range.surah)}
          onChoose={(surah) => onChange(wholeSurah(surah))}
          error={faultOf('surah')}
        />
      </div>
      <CountField
        label={textFields.from}
        value={range.fromAyah}
        onChange={(fromAyah) => onChange({ ...range, fromAyah })}
        error={faultOf('fromAyah')}
      />
      <CountField
        label={textFields.to}
        value={range.toAyah}
        onChange={(toAyah) => onChange({ ...range, toAyah })}
        error={isWrong ? quranRefusals.verses_not_found : faultOf('toAyah')}
      />
    </div>
  );
};

const skeleton = <Bones look={['h-7 w-1/2', 'h-8', 'h-8', 'h-8 w-2/3']} />;

export const EditionLine = ({ edition }: { edition: Edition }) => (
  <p className="text-sm text-muted">{editionText(edition)}</p>
);

interface VersePreviewProps {
  range: VerseRange | null;
  edition: Edition;
  /** Said where there is nothing to show yet. */
  empty: string;
  /** How high it grows before it scrolls. */
  className: string;
}

/** What would be saved, as published. */
export const VersePreview = ({ range, edition, empty, className }: VersePreviewProps) => {
  const query = useQuery(versesQuery(range));
  return (
    <section
      aria-label={textFields.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard
      tabIndex={0}
      className={`grid content-start gap-3 overflow-auto rounded-2xl border border-line bg-paper p-4 ${className}`}
    >
      <p className="font-extrabold">{textFields.preview}</p>
      {range ? (
        <Loaded query={query} skeleton={skeleton}>
          {(passage) => (
            <>
              <p className="text-muted">{placeText(passage)}</p>
              <Passage passage={passage} hasNoHead />
              <EditionLine edition={edition} />
            </>
          )}
        </Loaded>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </section>
  );
};
