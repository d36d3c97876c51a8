import { invitationPage } from '#strings/staff/invitation';
import { api } from '#web/lib/api.ts';
import { underWorker } from '#web/lib/under-worker.ts';
import { LinkDoor, tokenInAddress } from '../components/link-door.tsx';
import { NewAccount } from '../components/new-account.tsx';

const read = () => api('POST /api/invitation', { body: { token: tokenInAddress() } });

export default function InvitationScreen() {
  return (
    <LinkDoor read={read}>
      {({ name, role, school }, onClosed) => (
        <>
          <h1 className="mb-2 text-2xl font-black">{invitationPage.title}</h1>
          <p className="mb-4">{invitationPage.body(name, role, school)}</p>
          <NewAccount
            submit={invitationPage.submit}
            send={async (body) => {
              await underWorker();
              return api('POST /api/login/invitation', { body });
            }}
            onClosed={onClosed}
          />
        </>
      )}
    </LinkDoor>
  );
}
