import { Link } from '@tanstack/react-router';
import { ownTexts, ownText as texts } from '#strings/quran/pupil';
import { verseRange } from '#strings/quran/words';
import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { VersesInView } from '#web/ui/quran/verses-in-view.ts';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import type { TextHead } from '#wire/quran';
import { SIZES, type Size } from '../reading-memory.ts';

interface SizeButtonProps {
  label: string;
  sign: string;
  /** None where there is no further step. */
  size: Size | undefined;
  onChoose: (size: Size) => void;
}

/** At the last step it stays where it is, and keeps the focus of the keyboard. */
const SizeButton = ({ label, sign, size, onChoose }: SizeButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={size === undefined}
    onClick={() => size !== undefined && onChoose(size)}
    className="grid size-11 place-items-center rounded-2xl bg-emerald-soft text-lg font-black text-emerald-ink hover:brightness-95 aria-disabled:cursor-default aria-disabled:opacity-50"
  >
    <span aria-hidden="true">
      {texts.letter}
      {sign}
    </span>
  </button>
);

interface ReadingBarProps {
  text: TextHead | undefined;
  seen: VersesInView | null;
  size: Size;
  onSize: (size: Size) => void;
}

/** All that stands around the verses while they are read: the way back, which they are, and how large. */
export const ReadingBar = ({ text, seen, size, onSize }: ReadingBarProps) => (
  <header className="sticky top-0 z-10 -mx-4 bg-paper px-3 max-[16rem]:static print:hidden">
    <div className="mx-auto grid max-w-160">
      <div className="flex min-h-16 items-center gap-1.5 max-[16rem]:flex-wrap">
        <Link
          to="/student/quran"
          aria-label={texts.back}
          title={texts.back}
          className="grid size-11 shrink-0 place-items-center rounded-2xl hover:bg-emerald-soft"
        >
          <Icon name="back" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1 leading-snug">
          <h1 className="truncate font-black">{text?.title ?? ownTexts.title}</h1>
          {/* Its line is kept free, so that the title stays where it is. */}
          <p className="min-h-[1lh] truncate text-sm leading-snug text-muted">
            {seen && verseRange(seen.first, seen.last)}
          </p>
        </div>
        <SizeButton label={texts.smaller} sign="−" size={SIZES[SIZES.indexOf(size) - 1]} onChoose={onSize} />
        <SizeButton label={texts.larger} sign="+" size={SIZES[SIZES.indexOf(size) + 1]} onChoose={onSize} />
        <ThemeSwitch className="bg-emerald-soft text-emerald-ink" />
      </div>
      <Meter
        part={text && seen ? seen.last - text.fromAyah + 1 : 0}
        whole={text ? text.toAyah - text.fromAyah + 1 : 0}
        className="h-0.5"
      />
    </div>
  </header>
);
