import { useEffect, useState } from 'react';
import { drawFairly } from '#domain/classroom/draw';
import { drawDialog as texts } from '#strings/classroom/staff';
import { prefersStill } from '#web/lib/motion.ts';
import { playTick, playWin } from '#web/lib/sound.ts';
import { Avatar } from '#web/photos/components/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confetti } from '#web/ui/confetti.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ClassPupil } from '#wire/classroom';
import type { Room } from '../use-room.ts';

const STEPS = 12;
const FIRST_STEP_MS = 70;
/** It slows down, as a wheel does. */
const stepMs = (step: number): number => FIRST_STEP_MS + step * step * 2;

/** Those who are here, or of whom nobody has said anything else. */
const drawable = ({ pupils, stateOf }: Room): ClassPupil[] =>
  pupils.filter(({ id }) => {
    const { attendance } = stateOf(id);
    return attendance?.is !== 'absent' && attendance?.is !== 'excused';
  });

const drawOne = (room: Room): ClassPupil | null => {
  const drawn = drawable(room).map((pupil) => ({
    pupil,
    drawn: pupil.drawnBefore + room.stateOf(pupil.id).drawn,
  }));
  return drawFairly(drawn, Math.random())?.pupil ?? null;
};

/** Faces that fly past, and at the end the one. */
const turn = (room: Room): readonly ClassPupil[] => {
  const winner = drawOne(room);
  if (!winner) return [];
  const others = drawable(room);
  const any = () => others[Math.floor(Math.random() * others.length)] ?? winner;
  return [...(prefersStill() ? [] : Array.from({ length: STEPS }, any)), winner];
};

const Wheel = ({ faces, onArrived }: { faces: readonly ClassPupil[]; onArrived: (winner: ClassPupil) => void }) => {
  const [step, setStep] = useState(0);
  const [isOver, setOver] = useState(false);
  const shown = faces[step];
  useEffect(() => {
    if (isOver || !shown) return;
    const isLast = step === faces.length - 1;
    const goOn = () => {
      if (isLast) {
        setOver(true);
        onArrived(shown);
        return;
      }
      setStep(step + 1);
      playTick();
    };
    const timer = setTimeout(goOn, isLast ? 0 : stepMs(step));
    return () => clearTimeout(timer);
  }, [step, isOver, shown, faces, onArrived]);
  if (!shown) return <p className="mb-4 text-muted">{texts.nobody}</p>;
  return (
    <div className="grid justify-items-center gap-3 py-4">
      <span key={String(isOver)} className={isOver ? 'animate-[pop_400ms_ease-out_both]' : ''}>
        <Avatar fileId={shown.photo} name={shown.name} size={140} />
      </span>
      <p role="status" className="grid min-h-24 content-center text-center text-4xl leading-tight font-black">
        {isOver ? shown.name : texts.turning}
      </p>
      {isOver && <Confetti />}
    </div>
  );
};

/** A name by chance, and fairly: nobody twice before everybody once. */
export const DrawDialog = ({ room, onClose }: { room: Room; onClose: () => void }) => {
  const [round, setRound] = useState(() => ({ number: 1, faces: turn(room) }));
  const [arrived, setArrived] = useState<ClassPupil | null>(null);
  const { say } = room;
  const arrive = (winner: ClassPupil) => {
    setArrived(winner);
    playWin();
    say({ type: 'drawn', studentId: winner.id });
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Wheel key={round.number} faces={round.faces} onArrived={arrive} />
      <p className="mb-4 text-center text-sm text-muted">{texts.fair}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          look="gold"
          disabled={!arrived}
          onClick={() => {
            if (arrived) say({ type: 'positive', studentIds: [arrived.id], note: null });
            onClose();
          }}
        >
          {texts.reward}
        </Button>
        <Button
          look="soft"
          disabled={!arrived}
          onClick={() => {
            setArrived(null);
            setRound({ number: round.number + 1, faces: turn(room) });
          }}
        >
          {texts.another}
        </Button>
      </div>
    </Dialog>
  );
};
