import { useState } from 'react';
import { challenges as texts } from '#strings/race/pupil';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { late } from '#web/ui/late.tsx';
import { Bones } from '#web/ui/states.tsx';
import type { PickerProps } from './classmate-names.tsx';

/** How names are spelt in Latin letters is not needed before somebody looks for one. */
const Names = late(async () => (await import('./classmate-names.tsx')).Names, <Bones look="h-11" times={5} />);

/** Whom to race is picked from the own class, by the names pupils know each other by. */
export const ClassmatePicker = (props: PickerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" size="large" icon="users" onClick={() => setOpen(true)}>
        {texts.pick}
      </Button>
      {isOpen && (
        <Dialog title={texts.pickTitle} onClose={() => setOpen(false)}>
          <Names {...props} />
        </Dialog>
      )}
    </>
  );
};
