import { type ReactNode, useEffect, useState } from 'react';
import { linkDoor } from '#strings/staff/invitation';
import { ApiError, messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoorFrame } from '#web/ui/door-frame.tsx';

/** In the fragment, so that no server or proxy has it in its log; it goes with the request's body. */
export const tokenInAddress = (): string => location.hash.slice(1);

const reload = (): void => location.reload();

/** A refusal of the link itself, as opposed to what was typed or to a lost network. */
export const isOfLink = (problem: unknown): boolean =>
  problem instanceof ApiError && /^(?:invitation|setup)_/u.test(problem.code);

const Closed = ({ problem }: { problem: unknown }) => (
  <div className="grid gap-4">
    <h1 className="text-2xl font-black">{linkDoor.closedTitle}</h1>
    <Alert>{messageOf(problem)}</Alert>
    {!isOfLink(problem) && <Button onClick={reload}>{linkDoor.retry}</Button>}
    <a href="/admin/login" className="inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
      {linkDoor.login}
    </a>
  </div>
);

interface LinkDoorProps<Offer> {
  /** What the link leads to. The same function each time. */
  read: () => Promise<Offer>;
  children: (offer: Offer, onClosed: (problem: unknown) => void) => ReactNode;
}

/** What stands behind a link that works once: what it leads to, or why it does not. */
export const LinkDoor = <Offer,>({ read, children }: LinkDoorProps<Offer>) => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    read().then(setOffer, setProblem);
    // Another link opened in the same tab changes only the fragment.
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, [read]);
  return (
    <DoorFrame>
      {problem !== null && <Closed problem={problem} />}
      {problem === null && offer && children(offer, setProblem)}
    </DoorFrame>
  );
};
