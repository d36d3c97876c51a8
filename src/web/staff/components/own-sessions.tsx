import { useQuery } from '@tanstack/react-query';
import { deviceName, ownSessions } from '#strings/staff/settings';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { OwnSession } from '#wire/staff';
import { useEndOtherSessions, useEndOwnSession } from '../mutations.ts';
import { ownSessionsQuery } from '../queries.ts';

const Line = ({ session: { id, device, openedAt, lastSeenAt, isThis } }: { session: OwnSession }) => {
  const end = useEndOwnSession();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-extrabold">
          {deviceName(device)}
          {isThis && <Badge tone="good">{ownSessions.present}</Badge>}
        </p>
        <p className="text-sm text-muted">{ownSessions.opened(openedAt)}</p>
        <p className="text-sm text-muted">{ownSessions.seen(lastSeenAt)}</p>
      </div>
      {!isThis && (
        <Button
          look="danger"
          aria-label={ownSessions.endNamed(deviceName(device))}
          busy={end.isPending}
          onClick={() => end.mutate(id)}
        >
          {ownSessions.end}
        </Button>
      )}
    </li>
  );
};

/** Where one is logged in, and how to end it from here. */
export const OwnSessions = () => {
  const endOthers = useEndOtherSessions();
  const { ask, dialog } = useConfirm();
  const askToEnd = () =>
    ask({
      run: () => endOthers.mutateAsync(),
      confirm: { title: ownSessions.endOthers, body: ownSessions.endOthersBody, confirm: ownSessions.endOthers },
    });
  return (
    <Loaded query={useQuery(ownSessionsQuery)} skeleton={<Bones look="h-16" times={2} />}>
      {(sessions) => (
        <>
          <ul aria-label={ownSessions.list} className="divide-y divide-line">
            {sessions.map((session) => (
              <Line key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button look="plain" className="justify-self-start" onClick={askToEnd}>
              {ownSessions.endOthers}
            </Button>
          )}
          {dialog}
        </>
      )}
    </Loaded>
  );
};
