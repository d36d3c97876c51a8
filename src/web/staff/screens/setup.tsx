import { setupPage } from '#strings/staff/invitation';
import { api } from '#web/lib/api.ts';
import { underWorker } from '#web/lib/under-worker.ts';
import { TextField } from '#web/ui/field.tsx';
import { LinkDoor, tokenInAddress } from '../components/link-door.tsx';
import { NewAccount } from '../components/new-account.tsx';

const read = () => api('POST /api/setup', { body: { token: tokenInAddress() } });

export default function SetupScreen() {
  return (
    <LinkDoor read={read}>
      {(_, onClosed) => (
        <>
          <h1 className="mb-2 text-2xl font-black">{setupPage.title}</h1>
          <p className="mb-4">{setupPage.body}</p>
          <NewAccount
            submit={setupPage.submit}
            fields={['school', 'name']}
            send={async (body) => {
              await underWorker();
              return api('POST /api/login/setup', { body });
            }}
            onClosed={onClosed}
          >
            <TextField label={setupPage.school} name="school" autoComplete="organization" />
            <TextField label={setupPage.name} name="name" autoComplete="name" />
          </NewAccount>
          <p className="mt-4 text-sm text-muted">{setupPage.next}</p>
        </>
      )}
    </LinkDoor>
  );
}
