import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  isInView,
  LONG_STEP_MS,
  moveTime,
  STEP_MS,
  shareOf,
  timeAt,
  type View,
  viewAround,
} from '#domain/listening/moving';
import { draggedTimes as texts, timeText } from '#strings/listening/staff';
import { IconButton } from '#web/ui/button.tsx';
import { checkFrom, type Sound, type TimedAudio } from '../admin-sound.ts';

/** So many verses stand on the track without crowding it, on a phone as well. */
const VERSES_SHOWN = 8;
const CLOSEST_MS = 2000;

/** Where the audio is now. Drawn past React: sixty times a second. */
const Playhead = ({ position, view }: { position: Sound['position']; view: View }) => {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const share = shareOf(position(), view);
      if (line.current) {
        line.current.style.insetInlineStart = `${share * 100}%`;
        line.current.hidden = share < 0 || share > 1;
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [position, view]);
  return <span ref={line} aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-gold" />;
};

/** The track runs as the player does, from left to right. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Where a key wants the verse to begin; not past its neighbours, which the rule sees to. */
const timeAfterKey = ({ key, shiftKey }: KeyboardEvent, time: number): number | undefined => {
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  if (key === 'End') return Number.POSITIVE_INFINITY;
  const step = STEPS[key];
  return step && time + step * (shiftKey ? LONG_STEP_MS : STEP_MS);
};

interface HandleProps {
  name: string;
  label: string;
  time: number;
  durationMs: number;
  view: View;
  isChosen: boolean;
  /** Every other one carries its number below, so that neighbours do not hide each other. */
  isLow: boolean;
  onChoose: () => void;
  onMove: (to: number) => void;
  onCheck: () => void;
}

const Handle = ({ name, label, time, durationMs, view, isChosen, isLow, onChoose, onMove, onCheck }: HandleProps) => {
  const grasp = useRef({ x: 0, share: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = timeAfterKey(event, time);
    const isCheck = event.key === ' ' || event.key === 'Enter';
    if (to === undefined && !isCheck) return;
    event.preventDefault();
    if (to === undefined) onCheck();
    else onMove(to);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grasp.current = { x: event.clientX, share: shareOf(time, view) };
    onChoose();
  };
  /** As far as the hand moved, wherever it took hold, and not out of what is shown. */
  const onPointerMove = (event: PointerEvent) => {
    const track = event.currentTarget.parentElement;
    if (!track || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, share } = grasp.current;
    const to = share + (event.clientX - x) / track.clientWidth;
    onMove(timeAt(Math.max(0, Math.min(1, to)), view));
  };
  return (
    <div
      role="slider"
      tabIndex={isChosen ? 0 : -1}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={durationMs}
      aria-valuenow={time}
      aria-valuetext={timeText(time)}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onCheck}
      style={{ insetInlineStart: `${shareOf(time, view) * 100}%` }}
      className={`group absolute inset-y-0 -ms-4 flex w-8 cursor-ew-resize touch-none justify-center outline-none ${isChosen ? 'z-10' : ''}`}
    >
      <span className={`h-full ${isChosen ? 'w-1 bg-emerald' : 'w-0.5 bg-field-line'}`} />
      <span
        className={`absolute grid h-7 min-w-7 place-items-center rounded-full border px-1 text-sm font-extrabold select-none group-focus-visible:outline-3 group-focus-visible:outline-offset-2 group-focus-visible:outline-gold ${isLow ? 'bottom-1' : 'top-1'} ${isChosen ? 'border-emerald bg-emerald text-on-emerald' : 'border-field-line bg-card text-ink'}`}
      >
        {name}
      </span>
    </div>
  );
};

interface TrackProps extends TimedAudio {
  nameOf: (place: number) => string;
  chosen: number;
  onChoose: (place: number) => void;
}

const Track = ({ text, durationMs, times, setTimes, sound, nameOf, chosen, onChoose }: TrackProps) => {
  const place = Math.min(chosen, times.length - 1);
  const time = times[place] ?? 0;
  const [length, setLength] = useState(Math.max(CLOSEST_MS, durationMs * Math.min(1, VERSES_SHOWN / times.length)));
  const [centre, setCentre] = useState(time);
  const view = viewAround(centre, length, durationMs);

  // What is chosen comes into view. While it is dragged it is there already, and nothing slides under the finger.
  if (!isInView(time, view)) setCentre(time);

  const zoom = (factor: number) => {
    setCentre(time);
    setLength(Math.max(CLOSEST_MS, Math.min(durationMs, length * factor)));
  };
  const step = (by: number) => {
    const next = Math.max(0, Math.min(times.length - 1, place + by));
    onChoose(next);
    checkFrom(sound, times[next] ?? 0);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{texts.hint}</p>
      <fieldset
        aria-label={texts.track}
        dir="ltr"
        className="relative mx-4 h-24 min-w-0 rounded-2xl bg-paper ring-1 ring-line"
      >
        <Playhead position={sound.position} view={view} />
        {[...times.entries()]
          .filter(([, each]) => isInView(each, view))
          .map(([at, each]) => (
            <Handle
              key={at}
              name={texts.number(text.fromAyah + at)}
              label={texts.handle(nameOf(at))}
              time={each}
              durationMs={durationMs}
              view={view}
              isChosen={at === place}
              isLow={at % 2 === 1}
              onChoose={() => onChoose(at)}
              onMove={(to) => setTimes(moveTime(times, at, to, durationMs))}
              onCheck={() => checkFrom(sound, each)}
            />
          ))}
      </fieldset>
      <p dir="ltr" className="mx-4 flex justify-between text-sm text-muted tabular-nums">
        <span>{timeText(Math.round(view.from))}</span>
        <span>{timeText(Math.round(view.to))}</span>
      </p>
      <div dir="ltr" className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2">
          {/* The track runs to the right, against the page. */}
          <IconButton icon="forward" label={texts.previous} onClick={() => step(-1)} className="bg-emerald-soft" />
          <span dir="rtl" className="min-w-32 text-center font-extrabold">
            {nameOf(place)} <span className="font-semibold text-muted tabular-nums">{timeText(time)}</span>
          </span>
          <IconButton icon="back" label={texts.following} onClick={() => step(1)} className="bg-emerald-soft" />
        </span>
        <span className="flex gap-2">
          <IconButton icon="minus" label={texts.wider} onClick={() => zoom(2)} className="bg-paper" />
          <IconButton icon="plus" label={texts.closer} onClick={() => zoom(1 / 2)} className="bg-paper" />
        </span>
      </div>
    </div>
  );
};

/** Where each verse begins, on the length of the audio, to be moved by hand. */
export const DraggedTimes = (props: TrackProps) => {
  if (props.isRight && props.times.length > 0) return <Track {...props} />;
  return <p className="text-muted">{props.isRight ? texts.timesFirst : texts.rightFirst}</p>;
};
