import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { GRADES } from '#domain/access/grades';
import { searchKey } from '#domain/access/names';
import { giveForm, RECIPIENT_KINDS, studentsOverview } from '#strings/admin-rewards';
import { connection } from '#strings/connection';
import { countPupils } from '#strings/roster-screens';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Bone, Loading } from '#web/ui/states.tsx';
import type { Recipients } from '#wire/recipients';
import type { RewardedStudent } from '#wire/rewards';
import type { GiftDraft } from '../admin-gift.ts';
import { rewardedStudentsQuery } from '../admin-queries.ts';
import { NameFilter } from './admin-name-filter.tsx';

interface PartProps {
  draft: GiftDraft;
  onChange: (part: Partial<GiftDraft>) => void;
}

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

const Pupil = ({
  pupil,
  isSelected,
  onToggle,
}: {
  pupil: RewardedStudent;
  isSelected: boolean;
  onToggle: () => void;
}) => {
  const id = useId();
  return (
    <li>
      <label
        htmlFor={id}
        className="flex min-h-10 cursor-pointer items-center gap-3 rounded-xl px-2 py-1 leading-snug hover:bg-paper has-checked:bg-emerald-soft"
      >
        <Checkbox id={id} checked={isSelected} onChange={onToggle} />
        <span className="min-w-0 flex-1 break-words">{pupil.name}</span>
        <span className="shrink-0 text-sm text-muted">{gradeNames[pupil.grade]}</span>
      </label>
    </li>
  );
};

const Trouble = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="grid justify-items-start gap-2">
    <Alert>{messageOf(error)}</Alert>
    <Button look="plain" icon="refresh" onClick={onRetry}>
      {connection.retry}
    </Button>
  </div>
);

/** The box to type in stands from the start, so that the focus has where to go while the names are on their way. */
const ChosenPupils = ({ draft, onChange }: PartProps) => {
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useQuery(rewardedStudentsQuery);
  const wanted = searchKey(typed.trim());
  const found = data?.filter(({ name }) => searchKey(name).includes(wanted)) ?? [];
  const toggle = (id: number) =>
    onChange({ ids: draft.ids.includes(id) ? draft.ids.filter((each) => each !== id) : [...draft.ids, id] });
  const takeFirst = () => {
    const [first] = found;
    if (!first || typed === '') return;
    if (!draft.ids.includes(first.studentId)) toggle(first.studentId);
    setTyped('');
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <NameFilter label={giveForm.find} value={typed} onChange={setTyped} onEnter={takeFirst} />
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p role="status" className="me-auto text-sm font-extrabold text-emerald-ink">
          {giveForm.selected(draft.ids.length)}
        </p>
        {draft.ids.length > 0 && (
          <Button look="plain" size="small" onClick={() => onChange({ ids: [] })}>
            {studentsOverview.unselect}
          </Button>
        )}
      </div>
      {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading>
          <Bone className="h-48 md:h-72" />
        </Loading>
      )}
      {data && (
        <ul
          aria-label={giveForm.pupils}
          className="grid max-h-48 content-start gap-0.5 overflow-auto rounded-2xl border-2 border-line p-1 md:max-h-72"
        >
          {found.map((pupil) => (
            <Pupil
              key={pupil.studentId}
              pupil={pupil}
              isSelected={draft.ids.includes(pupil.studentId)}
              onToggle={() => toggle(pupil.studentId)}
            />
          ))}
          {found.length === 0 && <li className="p-3 text-muted">{giveForm.noMatch}</li>}
        </ul>
      )}
    </div>
  );
};

const WholeSchool = () => {
  const { data } = useQuery(rewardedStudentsQuery);
  return data ? (
    <p className="rounded-2xl bg-paper p-4 text-center font-extrabold">{countPupils(data.length)}</p>
  ) : null;
};

const KINDS: readonly Recipients['kind'][] = ['students', 'grade', 'all'];

export const RecipientsPart = ({ draft, onChange }: PartProps) => (
  <div className="grid grid-cols-1 content-start gap-3">
    <Choice
      legend={giveForm.whom}
      options={KINDS.map((value) => ({ value, label: RECIPIENT_KINDS[value] }))}
      value={draft.kind}
      onChange={(kind) => onChange({ kind })}
    />
    {draft.kind === 'students' && <ChosenPupils draft={draft} onChange={onChange} />}
    {draft.kind === 'grade' && (
      <Choice
        legend={giveForm.grade}
        options={GRADE_OPTIONS}
        value={draft.grade}
        onChange={(grade) => onChange({ grade })}
      />
    )}
    {draft.kind === 'all' && <WholeSchool />}
  </div>
);
