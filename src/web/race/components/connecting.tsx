import { connecting as texts } from '#strings/race/pupil';
import { Climber, COATS } from './climber.tsx';

/** The shape of the search, before anybody is known. */
export const ConnectingHead = ({ isTroubled }: { isTroubled: boolean }) => (
  <div role="status" className="grid justify-items-center gap-4 text-center text-white">
    <span className="grid size-26 place-items-center rounded-full bg-white/20">
      <Climber coat={COATS.own} className="h-20 animate-pulse" />
    </span>
    <p className="text-3xl font-black">{texts.title}</p>
    <p className="max-w-md">{isTroubled ? texts.trouble : texts.body}</p>
  </div>
);
