import { useState } from 'react';
import { WAY_BACK_DAYS_MAX, WAYS_BACK } from '#domain/penalties/ways-back';
import { waysBackForm as texts } from '#strings/penalties/staff';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useSetWaysBack } from '../mutations.ts';

const DAYS = Array.from({ length: WAY_BACK_DAYS_MAX + 1 }, (_, days) => days);

type Days = Parameters<ReturnType<typeof useSetWaysBack>['mutate']>[0];

const WaysBackDialog = ({ days, onClose }: { days: Days; onClose: () => void }) => {
  const set = useSetWaysBack();
  return (
    <FormDialog
      title={texts.title}
      submit={texts.save}
      action={set}
      fields={WAYS_BACK}
      onClose={onClose}
      onSubmit={(form) =>
        set.mutate({ review: Number(form.get('review')), drill: Number(form.get('drill')) }, { onSuccess: onClose })
      }
    >
      <p className="text-muted">{texts.intro}</p>
      {WAYS_BACK.map((way) => (
        <SelectField key={way} name={way} label={texts[way]} defaultValue={days[way]}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {texts.days(count)}
            </option>
          ))}
        </SelectField>
      ))}
    </FormDialog>
  );
};

/** How learning shortens a penalty: one press away from the list of them. */
export const WaysBackButton = ({ days }: { days: Days | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" icon="history" disabled={!days} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && days && <WaysBackDialog days={days} onClose={() => setOpen(false)} />}
    </>
  );
};
