import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SCHOOL_NAME_LENGTH } from '#domain/staff/setup';
import { schoolName as texts } from '#strings/staff/settings';
import { setupQuery } from '#web/dashboard/admin-setup.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { useRenameSchool } from '../mutations.ts';

const NameForm = ({ named }: { named: string }) => {
  const rename = useRenameSchool();
  const [school, setSchool] = useState(named);
  const other = otherFaultOf(rename.error, ['school']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(school);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label={texts.name}
        error={faultsOf(rename.error).school}
        value={school}
        onChange={(event) => setSchool(event.target.value)}
        maxLength={SCHOOL_NAME_LENGTH}
        autoComplete="organization"
      />
      {other && <Alert>{other}</Alert>}
      <Button type="submit" look="gold" busy={rename.isPending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  );
};

export const SchoolName = () => (
  <Loaded query={useQuery(setupQuery)} skeleton={<Bones look="h-12" times={2} />}>
    {(setup) => {
      const named = setup?.school ?? '';
      return <NameForm key={named} named={named} />;
    }}
  </Loaded>
);
