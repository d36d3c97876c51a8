import { useState } from 'react';
import { setupPage } from '#strings/staff/invitation';
import { api } from '#web/lib/api.ts';
import { TextField } from '#web/ui/field.tsx';
import { LinkDoor, tokenInAddress } from '../components/link-door.tsx';
import { NewAccount } from '../components/new-account.tsx';

const read = () => api('POST /api/setup', { body: { token: tokenInAddress() } });

const FirstAdmin = ({ onClosed }: { onClosed: (problem: unknown) => void }) => {
  const [school, setSchool] = useState('');
  const [name, setName] = useState('');
  return (
    <>
      <h1 className="mb-2 text-2xl font-black">{setupPage.title}</h1>
      <p className="mb-4">{setupPage.body}</p>
      <NewAccount
        submit={setupPage.submit}
        fields={['school', 'name']}
        onSubmit={(account) =>
          api('POST /api/login/setup', { body: { token: tokenInAddress(), school, name, ...account } })
        }
        onClosed={onClosed}
      >
        <TextField
          label={setupPage.school}
          value={school}
          onChange={(event) => setSchool(event.target.value)}
          name="school"
          autoComplete="organization"
        />
        <TextField
          label={setupPage.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          name="name"
          autoComplete="name"
        />
      </NewAccount>
      <p className="mt-4 text-sm text-muted">{setupPage.next}</p>
    </>
  );
};

export default function SetupScreen() {
  return <LinkDoor read={read}>{(_, onClosed) => <FirstAdmin onClosed={onClosed} />}</LinkDoor>;
}
