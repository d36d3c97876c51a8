import { useEffect, useState } from 'react';
import { PROBLEM_TYPES } from '#domain/reports/reports';
import { problemReport } from '#strings/reports/pupil';
import { api, refusalOr } from '#web/lib/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DoorForm } from '#web/ui/door-frame.tsx';
import { Options, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NameFields, useWhoAsks } from './name-fields.tsx';

const SUCCESS_SHOWN_MS = 5000;

const Sent = ({ onClose }: { onClose: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onClose, SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div
      role="status"
      className="grid justify-items-center gap-4 rounded-button bg-emerald-soft p-6 text-center font-extrabold text-emerald-ink"
    >
      <Icon name="check" className="size-14" />
      {problemReport.sent}
    </div>
  );
};

export default function ProblemDialog({ onClose }: { onClose: () => void }) {
  const asks = useWhoAsks();
  const [type, setType] = useState<(typeof PROBLEM_TYPES)[number]>('no-autologin');
  const [error, setError] = useState('');
  const [state, setState] = useState<'filling' | 'sending' | 'sent'>('filling');

  const send = async () => {
    setState('sending');
    setError('');
    try {
      asks.remember(await api('POST /api/reports', { body: { ...asks.who, issueType: type } }));
      setState('sent');
    } catch (failure) {
      asks.notice(failure);
      setError(refusalOr(failure, problemReport.failed));
      setState('filling');
    }
  };

  return (
    <Dialog title={problemReport.title} onClose={onClose}>
      {state === 'sent' ? (
        <Sent onClose={onClose} />
      ) : (
        <DoorForm submit={problemReport.send} busy={state === 'sending'} error={error} onSubmit={send}>
          <NameFields asks={asks} />
          <SelectField
            label={problemReport.type}
            value={type}
            onChange={(event) => setType(PROBLEM_TYPES.find((each) => each === event.target.value) ?? 'other')}
          >
            <Options of={PROBLEM_TYPES} names={problemReport.types} />
          </SelectField>
        </DoorForm>
      )}
    </Dialog>
  );
}
