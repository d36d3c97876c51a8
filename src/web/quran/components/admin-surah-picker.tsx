import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { textFields } from '#strings/quran/staff';
import { verseCount } from '#strings/quran/words';
import { TextField } from '#web/ui/field.tsx';
import { findSurahs } from '../admin-range.ts';
import type { Surah } from '../queries.ts';

interface SurahPickerProps {
  surahs: readonly Surah[];
  chosen: Surah | undefined;
  onChoose: (surah: Surah) => void;
  error: string | undefined;
}

const labelOf = ({ surah, name }: Surah): string => textFields.surahName(surah, name);

/** One of 114 by a few letters of its name or by its number: type, Enter. */
export const SurahPicker = ({ surahs, chosen, onChoose, error }: SurahPickerProps) => {
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
