import { useState } from 'react';
import { SCHOOLS_OF, type SchoolOf } from '#domain/staff/setup';
import { setupPage } from '#strings/staff/invitation';
import { schoolKinds, schoolOf as texts } from '#strings/staff/settings';
import { api } from '#web/lib/api.ts';
import { underWorker } from '#web/lib/under-worker.ts';
import { Choice } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { LinkDoor, tokenInAddress } from '../components/link-door.tsx';
import { NewAccount } from '../components/new-account.tsx';

const read = () => api('POST /api/setup', { body: { token: tokenInAddress() } });

export default function SetupScreen() {
  const [schoolOf, setSchoolOf] = useState<SchoolOf>('boys');
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
              return api('POST /api/login/setup', { body: { ...body, schoolOf } });
            }}
            onClosed={onClosed}
          >
            <TextField label={setupPage.school} name="school" autoComplete="organization" />
            <Choice
              legend={texts.title}
              options={SCHOOLS_OF.map((value) => ({ value, label: schoolKinds[value] }))}
              value={schoolOf}
              onChange={setSchoolOf}
            />
            <TextField label={setupPage.name} name="name" autoComplete="name" />
          </NewAccount>
          <p className="mt-4 text-sm text-muted">{setupPage.next}</p>
        </>
      )}
    </LinkDoor>
  );
}
