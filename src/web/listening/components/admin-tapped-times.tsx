import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemWithTimes } from '#domain/listening/times';
import { listeningRefusals } from '#strings/listening/refusals';
import { tappedTimes as texts } from '#strings/listening/staff';
import { Button } from '#web/ui/button.tsx';
import { QuranWords, Verses } from '#web/ui/quran/passage.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import { textQuery } from '../admin-queries.ts';
import type { TimedAudio } from '../admin-sound.ts';

/** The press is what counts, not the release that makes it a click. */
const usePressedAt = (position: () => number) => {
  const pressed = useRef<number>(null);
  const press = () => {
    pressed.current = position();
  };
  return {
    onPress: {
      onPointerDown: press,
      onKeyDown: (event: { repeat: boolean; key: string; preventDefault: () => void }) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        // A key that is held marks one verse, not all of them.
        if (event.repeat) event.preventDefault();
        else press();
      },
    },
    take: (): number => {
      const at = pressed.current ?? position();
      pressed.current = null;
      return at;
    },
  };
};

interface TappedTimesProps extends TimedAudio {
  typed: string;
  onRetype: (typed: string) => void;
}

/** The audio plays, and each tap is where the next verse begins. */
export const TappedTimes = ({
  text,
  verses,
  durationMs,
  times,
  setTimes,
  isRight,
  sound,
  typed,
  onRetype,
}: TappedTimesProps) => {
  const query = useQuery(textQuery(text.id));
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  /** Beginning anew can be taken back. */
  const [before, setBefore] = useState('');
  const { onPress, take } = usePressedAt(sound.position);
  const isWhole = times.length >= verses;
  const canMark = isRight && !isWhole;

  const mark = () => {
    const marked = [...times, take()];
    const problem = problemWithTimes(marked, { verses, durationMs });
    setRefused(problem && listeningRefusals[problem]);
    if (!problem) setTimes(marked);
  };
  const undo = () => {
    const left = times.slice(0, -1);
    setTimes(left);
    setRefused(null);
    sound.playFrom(left.at(-1) ?? 0);
    button.current?.focus();
  };
  const start = () => {
    setRefused(null);
    if (typed !== '') setBefore(typed);
    onRetype('');
    sound.playFrom(0);
    button.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{texts.hint}</p>
      <div className="grid gap-2 rounded-3xl bg-paper px-4 py-3">
        <p role="status" className="font-extrabold">
          {isWhole ? texts.all : texts.waiting(times.length + 1, verses)}
        </p>
        <Loaded query={query} skeleton={<Bone className="h-20" />}>
          {({ passage }) => {
            const verse = passage.verses[times.length];
            // Whole lines and no dots, and always as high: the button below stays under the finger.
            return (
              verse && (
                <QuranWords className="h-[3lh] overflow-hidden [--quran-size:1.5rem]">
                  <Verses verses={[verse]} />
                </QuranWords>
              )
            );
          }}
        </Loaded>
      </div>
      <Button
        {...onPress}
        ref={button}
        look="gold"
        size="large"
        icon={isWhole ? 'check' : 'forward'}
        aria-disabled={!canMark || undefined}
        onClick={() => canMark && mark()}
        className="min-h-24 touch-manipulation aria-disabled:opacity-60"
      >
        {texts.next}
      </Button>
      {refused && (
        <p role="alert" className="text-sm font-extrabold text-danger">
          {refused}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button look="soft" icon={sound.isPlaying ? 'pause' : 'play'} onClick={sound.toggle}>
          {sound.isPlaying ? texts.pause : texts.play}
        </Button>
        {times.length > 0 && (
          <Button look="plain" icon="undo" onClick={undo}>
            {texts.undo}
          </Button>
        )}
        <Button look="plain" icon="refresh" onClick={start}>
          {texts.restart}
        </Button>
        {before !== '' && before !== typed && (
          <Button look="plain" icon="history" onClick={() => onRetype(before)}>
            {texts.bringBack}
          </Button>
        )}
      </p>
    </div>
  );
};
