import { type FormEvent, useEffect, useState } from 'react';
import { PROBLEM_TYPES } from '#domain/reports/reports';
import { problemReport } from '#strings/reports/pupil';
import { api, refusalOr } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useWhoAsks } from '../who-asks.ts';
import { NameFields } from './name-fields.tsx';

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

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    setError('');
    try {
      await api('POST /api/reports', { body: { ...asks.who, issueType: type } });
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
        <form className="grid gap-4" onSubmit={send}>
          <NameFields asks={asks} />
          <SelectField
            label={problemReport.type}
            value={type}
            onChange={(event) => setType(PROBLEM_TYPES.find((each) => each === event.target.value) ?? 'other')}
          >
            {PROBLEM_TYPES.map((each) => (
              <option key={each} value={each}>
                {problemReport.types[each]}
              </option>
            ))}
          </SelectField>
          {error && <Alert>{error}</Alert>}
          <Button type="submit" look="gold" size="large" busy={state === 'sending'}>
            {problemReport.send}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
