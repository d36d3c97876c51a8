import { useRef, useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import {
  BEHAVIOR_TYPES,
  type BehaviorType,
  INCIDENT_TYPES,
  type Incident,
  type IncidentType,
  LOG_NOTE_MAX,
  logDays,
} from '#domain/penalties/incidents';
import { percentOf } from '#domain/penalties/percentage';
import { formatDay } from '#strings/dates';
import { logForm } from '#strings/penalties/staff';
import { behaviorNames, incidentNames } from '#strings/penalties/words';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PupilPicker } from '#web/ui/pupil-picker.tsx';
import { useLogConduct } from '../mutations.ts';

const KINDS = INCIDENT_TYPES.map((value) => ({ value, label: incidentNames[value] }));
const BEHAVIORS = BEHAVIOR_TYPES.map((value) => ({
  value,
  label: logForm.withPercent(behaviorNames[value], percentOf({ type: 'behavior', behaviorType: value })),
}));
const QUICK_MINUTES = { label: logForm.quick, counts: [5, 10, 15] };

const useIncident = () => {
  const [type, setType] = useState<IncidentType>('late');
  const [minutes, setMinutes] = useState<number | null>(5);
  const [behavior, setBehavior] = useState<BehaviorType>('minor');
  const incidents: Record<IncidentType, Incident> = {
    // No minute is refused by the server, which says so beside the field.
    late: { type: 'late', minutesLate: minutes ?? 0 },
    absent: { type: 'absent' },
    behavior: { type: 'behavior', behaviorType: behavior },
  };
  return { incident: incidents[type], type, setType, minutes, setMinutes, behavior, setBehavior };
};

/** Who, what, when: after each entry the pupils are cleared and the rest stays, since one lesson brings many alike. */
export const LogForm = ({ first }: { first: number | undefined }) => {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>(first === undefined ? [] : [first]);
  const what = useIncident();
  const days = logDays(schoolDay(new Date()));
  /** Null is today, also where the page has stood open since yesterday. */
  const [chosenDay, setDay] = useState<string | null>(null);
  const day = chosenDay ?? days.last;
  const [note, setNote] = useState('');
  const [isDesk] = useState(() => matchMedia('(min-width: 64rem)').matches);
  const send = useLogConduct();
  const fields = faultsOf(send.error);
  const otherFault = otherFaultOf(send.error, ['studentIds', 'incident/minutesLate', 'logDate', 'note']);

  const submit = () => {
    const entry = { studentIds: [...chosen], incident: what.incident, logDate: day, note: note.trim() || null };
    send.mutate(entry, {
      onSuccess: () => {
        // Whoever was chosen meanwhile is for the next entry.
        setChosen((now) => now.filter((id) => !entry.studentIds.includes(id)));
        setNote((now) => (now === note ? '' : now));
        form.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
      },
    });
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={logForm.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) submit();
      }}
      className="grid gap-4 rounded-3xl border border-line bg-card p-4 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:gap-y-0 lg:py-2 [&_fieldset_label]:min-h-13"
    >
      <PupilPicker ids={chosen} onChoose={setChosen} error={fields.studentIds} />
      <Choice legend={logForm.kind} options={KINDS} value={what.type} onChange={what.setType} />
      {what.type === 'late' && (
        <CountField
          label={logForm.minutes}
          value={what.minutes}
          onChange={what.setMinutes}
          error={fields['incident/minutesLate']}
          quick={QUICK_MINUTES}
        />
      )}
      {what.type === 'behavior' && (
        <Choice legend={logForm.behavior} options={BEHAVIORS} value={what.behavior} onChange={what.setBehavior} />
      )}
      {/* Mostly today and without a word: a desk has its list to show, and opens it where it is wanted. Beside the hint. */}
      <details
        open={!isDesk || fields.logDate !== undefined || fields.note !== undefined}
        className="lg:col-span-3 lg:col-start-2 lg:-mt-6"
      >
        <summary className="min-h-7 w-fit content-center text-sm font-extrabold text-emerald-ink max-lg:hidden">
          {logForm.more(formatDay(day))}
        </summary>
        <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <TextField
            label={logForm.day}
            type="date"
            min={days.first}
            max={days.last}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={fields.logDate}
          />
          <TextField
            label={logForm.note}
            placeholder={logForm.notePlaceholder}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={LOG_NOTE_MAX}
            error={fields.note}
            autoComplete="off"
          />
        </div>
      </details>
      {/* Beside the fields, on their line: the label above them is as high as this margin. */}
      <Button
        type="submit"
        look="gold"
        icon="check"
        busy={send.isPending}
        className="min-h-13 lg:col-start-4 lg:row-start-1 lg:mt-8 lg:self-start"
      >
        {logForm.submit}
      </Button>
      {otherFault && (
        <div className="lg:col-span-full">
          <Alert>{otherFault}</Alert>
        </div>
      )}
    </form>
  );
};
