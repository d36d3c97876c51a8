import { useEffect, useState } from 'react';
import { LEVELS, type LevelKey, medalFor } from '#domain/dashboard/levels';
import { levelNames, rank } from '#strings/dashboard/pupil';
import { sceneTexts as texts } from '#strings/dashboard/scenes';
import { formatNumber } from '#strings/plural';
import { playWin } from '#web/lib/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Confetti } from '#web/ui/confetti.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import type { Scene } from '#wire/dashboard';
import { endScenes } from '../scenes.ts';
import { LevelEmblem } from './level-emblem.tsx';
import { PlaceStar } from './place-star.tsx';

/** The dialog's stage: night over the peaks, the picture rises from behind them. */
const Stage = ({ children }: { children: React.ReactNode }) => (
  <div className="relative isolate grid h-52 w-full place-items-center overflow-hidden rounded-card bg-[linear-gradient(#123a6b,#1f6f8f_60%,#f0c563)]">
    <Drawing box="0 0 400 208" fit="xMidYMax slice" className="absolute inset-0 -z-10 size-full">
      <g fill="#fff" opacity="0.8">
        {[40, 96, 150, 262, 318, 372].map((x, at) => (
          <circle key={x} cx={x} cy={18 + ((at * 37) % 60)} r="2" />
        ))}
      </g>
      <path d="M0 190 80 120 140 170 230 90 310 168 400 110V208H0Z" fill="#0e6b5c" />
      <path d="M0 206 120 160 200 196 300 150 400 200V208H0Z" fill="#0a4f45" />
    </Drawing>
    <div className="animate-[rise_900ms_ease-out_both]">{children}</div>
  </div>
);

const levelBody = (level: LevelKey): string => {
  const next = LEVELS[LEVELS.findIndex(({ key }) => key === level) + 1];
  return next ? texts.levelNext(levelNames[next.key], formatNumber(next.from)) : texts.levelTop;
};

const Cup = () => (
  <svg viewBox="0 0 96 96" className="size-36" aria-hidden="true" focusable="false">
    <path d="M24 12h48v22a24 24 0 0 1-48 0Z" fill="#ffc94a" />
    <path d="M24 18H10v8a14 14 0 0 0 16 14M72 18h14v8a14 14 0 0 1-16 14" fill="none" stroke="#e9a91b" strokeWidth="6" />
    <path d="M43 56h10v14H43Z" fill="#e9a91b" />
    <rect x="28" y="70" width="40" height="12" rx="4" fill="#7b3fa0" />
    <path d="m48 18 4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z" fill="#fff4d6" />
  </svg>
);

const pictureOf = (scene: Scene) => {
  if (scene.kind === 'level') return <LevelEmblem level={scene.level} className="size-40 drop-shadow-lg" />;
  if (scene.kind === 'first' || medalFor(scene.place)) return <Cup />;
  return <PlaceStar place={scene.place} star="#ffc94a" ink="#4a3200" className="size-40" />;
};

/** What is said of it: a small line, the great one, and what comes next. */
const wordsOf = (scene: Scene): readonly [string, string, string] => {
  if (scene.kind === 'level') return [texts.level, texts.levelReached(levelNames[scene.level]), levelBody(scene.level)];
  if (scene.kind === 'place') return [texts.place, texts.placeReached(rank.place(scene.place)), rank.among(scene.of)];
  return [texts.first, texts.firstOf[scene.board], texts.firstBody];
};

/** One after the other in one dialog; a press or Escape ends it at any moment. */
export const SceneDialog = ({ scenes }: { scenes: readonly Scene[] }) => {
  const [at, setAt] = useState(0);
  const scene = scenes[at];
  useEffect(() => {
    if (at < scenes.length) playWin();
  }, [at, scenes]);
  if (!scene) return null;
  const [small, great, body] = wordsOf(scene);
  const isLast = at === scenes.length - 1;
  return (
    <Dialog title={texts.title} onClose={endScenes}>
      <div key={scene.key} className="grid justify-items-center gap-4 text-center">
        <Stage>{pictureOf(scene)}</Stage>
        <div aria-live="polite">
          <p className="font-extrabold text-muted">{small}</p>
          <p className="text-3xl leading-snug font-black">{great}</p>
          <p>{body}</p>
        </div>
        <div className="flex w-full gap-3">
          <Button look="gold" size="large" className="flex-1" onClick={() => (isLast ? endScenes() : setAt(at + 1))}>
            {isLast ? texts.done : texts.next}
          </Button>
          <SoundSwitch className="size-14! bg-paper" />
        </div>
      </div>
      <Confetti key={`paper-${scene.key}`} />
    </Dialog>
  );
};
