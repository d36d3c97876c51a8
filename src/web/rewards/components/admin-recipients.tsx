import { useQuery } from '@tanstack/react-query';
import { GRADES } from '#domain/roster/grades';
import { giveForm, RECIPIENT_KINDS } from '#strings/rewards/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { PupilPicker } from '#web/roster/components/pupil-picker.tsx';
import { pupilsQuery } from '#web/roster/queries.ts';
import { Choice } from '#web/ui/choice.tsx';
import type { Recipients } from '#wire/recipients';
import type { GiftDraft } from '../admin-gift.ts';

interface PartProps {
  draft: GiftDraft;
  onChange: (part: Partial<GiftDraft>) => void;
}

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

const WholeSchool = () => {
  const { data } = useQuery(pupilsQuery);
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
    {draft.kind === 'students' && <PupilPicker ids={draft.ids} onChoose={(ids) => onChange({ ids })} />}
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
