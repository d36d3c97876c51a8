import { useState } from 'react';
import { GRADES, type Grade } from '#domain/roster/grades';
import { isNamed } from '#domain/roster/latin';
import { setup as texts } from '#strings/practice/pupil';
import { practiceRefusals } from '#strings/practice/refusals';
import { gradeNames } from '#strings/widgets';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import type { Practice } from '#wire/practice';

type Name = Practice['roster'][number];

const matches = ({ label, reading }: Name, search: string): boolean =>
  isNamed(label, search) || isNamed(reading ?? '', search);

const NameList = ({ names, onPick }: { names: readonly Name[]; onPick: (name: Name) => void }) => {
  const [search, setSearch] = useState('');
  const found = names.filter((name) => matches(name, search));
  return (
    <div className="grid gap-2">
      <SearchBox label={texts.search} onSearch={setSearch} />
      {found.length === 0 && <p className="text-muted">{texts.noName}</p>}
      <ul aria-label={texts.names} className="grid max-h-56 grid-cols-2 gap-1.5 overflow-auto p-0.5 sm:grid-cols-3">
        {found.map((name) => (
          <li key={name.id} className="grid">
            <button
              type="button"
              onClick={() => onPick(name)}
              className="min-h-11 rounded-xl bg-paper px-3 text-start font-extrabold hover:bg-coral-soft"
            >
              {name.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The names of the grade. A child looks for itself. */
const ownFirst = ({ roster, grade, studentId }: Practice): readonly Name[] =>
  roster
    .filter((name) => name.grade === grade)
    .toSorted((a, b) => Number(b.id === studentId) - Number(a.id === studentId));

interface NameStepProps {
  practice: Practice;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Only the own name is taken (D-43); the server says the same to whoever asks it without this page. */
export const NameStep = ({ practice, isConfirmed, onConfirm }: NameStepProps) => {
  const [grade, setGrade] = useState<Grade>(practice.grade);
  const [picked, setPicked] = useState<Name | null>(null);
  const { ask, dialog } = useConfirm();
  const own = practice.roster.find(({ id }) => id === practice.studentId);
  if (isConfirmed && own)
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-2xl bg-correct-soft px-4 py-2 text-lg font-extrabold">
        <Icon name="check" className="size-6 shrink-0 text-correct" />
        <span className="flex-1">{texts.chosen(own.label, own.grade)}</span>
        <Button look="plain" size="small" onClick={() => onConfirm(false)}>
          {texts.change}
        </Button>
      </div>
    );
  const isOwnGrade = grade === practice.grade;
  const isOther = picked !== null && picked.id !== practice.studentId;
  const pick = (name: Name) => {
    setPicked(name);
    if (name.id !== practice.studentId) return;
    const body = (
      <>
        <p className="text-xl font-extrabold text-ink">{texts.confirm(name.label, name.grade)}</p>
        <p>{texts.confirmNote}</p>
      </>
    );
    ask({ confirm: { title: texts.confirmTitle, body, confirm: texts.yes }, run: () => onConfirm(true) });
  };
  return (
    <div className="grid gap-4">
      <Choice
        legend={texts.grade}
        options={GRADES.map((value) => ({ value, label: gradeNames[value] }))}
        value={grade}
        onChange={(next) => {
          setGrade(next);
          setPicked(null);
        }}
      />
      {!isOwnGrade && <Alert>{practiceRefusals.practice_not_your_grade}</Alert>}
      {isOther && <Alert>{practiceRefusals.practice_not_your_name}</Alert>}
      {isOwnGrade && <NameList names={ownFirst(practice)} onPick={pick} />}
      {dialog}
    </div>
  );
};
