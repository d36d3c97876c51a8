import { useState } from 'react';
import { SEATS_WIDTH_MAX, SEATS_WIDTH_MIN, seated } from '#domain/classroom/setup';
import { seatsDialog as texts } from '#strings/classroom/staff';
import { formatNumber } from '#strings/plural';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { ClassLesson } from '#wire/classroom';
import { useSaveSeats } from '../mutations.ts';
import type { Room } from '../use-room.ts';
import { SetupDialog } from './setup-dialog.tsx';

/** The order with two of them in each other's place. */
const swapped = (order: readonly number[], a: number, b: number): number[] =>
  order.map((id) => (id === a ? b : id === b ? a : id));

/** How the class sits: two are pressed, and change their places. */
export const SeatsDialog = ({ room, onClose }: { room: Room; onClose: () => void }) => {
  const { pupils, seats } = room.lesson;
  const draftOf = (now: ClassLesson['seats']) => ({ width: now.width, order: seated(pupils, now).map(({ id }) => id) });
  const form = useSeenDraft(seats, draftOf);
  const save = useSaveSeats(room.lesson);
  const [held, setHeld] = useState<number | null>(null);
  const { version } = form.seen;
  const { width, order } = form.draft;
  const press = (id: number) => {
    if (held !== null && held !== id) form.change({ order: swapped(order, held, id) });
    setHeld(held === null ? id : null);
  };
  const step = (icon: 'plus' | 'minus', label: string, by: 1 | -1) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={width + by < SEATS_WIDTH_MIN || width + by > SEATS_WIDTH_MAX}
      onClick={() => form.change({ width: width + by })}
      className="border border-line"
    />
  );
  return (
    <SetupDialog
      texts={texts}
      action={save}
      form={form}
      news={seats.version === version ? null : seats}
      onSubmit={() => save.mutate({ version, width, order }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{texts.body}</p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-extrabold">{texts.width}</span>
        <span className="flex items-center gap-2">
          {step('minus', texts.narrower, -1)}
          <output className="min-w-6 text-center text-xl font-black">{formatNumber(width)}</output>
          {step('plus', texts.wider, 1)}
        </span>
      </div>
      <p className="rounded-xl bg-emerald-soft py-1 text-center text-sm font-extrabold text-emerald-ink">
        {texts.board}
      </p>
      <fieldset
        aria-label={texts.seats}
        className="grid gap-1"
        style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
      >
        {order.map((id, place) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === held}
            aria-label={texts.seat(room.nameOf(id), place + 1)}
            onClick={() => press(id)}
            className="min-h-11 rounded-xl border-2 border-line bg-paper px-1 text-sm font-extrabold aria-pressed:border-gold aria-pressed:bg-gold-soft"
          >
            <span className="line-clamp-2 leading-snug break-words">{room.nameOf(id)}</span>
          </button>
        ))}
      </fieldset>
    </SetupDialog>
  );
};
