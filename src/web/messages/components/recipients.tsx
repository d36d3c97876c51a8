import { useState } from 'react';
import type { Group } from '#domain/messages/audience';
import { GRADES, type Grade } from '#domain/roster/grades';
import { isNamed } from '#domain/roster/latin';
import { composer } from '#strings/messages/staff';
import { countChosen, countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { isOfClass, useGrade, useRuledSection } from '#web/lib/grade.ts';
import { Button } from '#web/ui/button.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Student } from '#wire/roster';

type Pupil = Pick<Student, 'id' | 'name' | 'grade' | 'classId'>;

const BOX = 'size-5 shrink-0 cursor-pointer accent-emerald';
const LINE = 'flex min-h-11 cursor-pointer items-center gap-3 px-3 has-[:checked]:bg-emerald-soft';

interface GroupBoxProps {
  title: string;
  pupils: readonly Pupil[];
  ticked: ReadonlySet<number>;
  onTick: (ids: readonly number[], on: boolean) => void;
}

/** Ticked, not ticked, or in part. */
const GroupBox = ({ title, pupils, ticked, onTick }: GroupBoxProps) => {
  const ids = pupils.map(({ id }) => id);
  const count = ids.filter((id) => ticked.has(id)).length;
  const isWhole = pupils.length > 0 && count === pupils.length;
  return (
    <label className={`${LINE} rounded-2xl border border-line bg-card font-extrabold`}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
        checked={isWhole}
        disabled={pupils.length === 0}
        onChange={({ target }) => onTick(ids, target.checked)}
        className={BOX}
      />
      {title}
      <span className="ms-auto text-sm font-semibold text-muted">{countPupils(pupils.length)}</span>
    </label>
  );
};

const GRADE_TABS = GRADES.map((grade) => ({ id: String(grade) as `${Grade}`, title: composer.grades[grade] }));

interface RecipientsProps {
  pupils: readonly Pupil[];
  ticked: readonly number[];
  onTick: (ticked: readonly number[], group: Group | null) => void;
}

/** Names to tick: of a grade, or of the whole school while somebody is looked for. */
export const Recipients = ({ pupils, ticked, onTick }: RecipientsProps) => {
  const grade = useGrade();
  const setAddress = useAddress();
  const [search, setSearch] = useState('');
  const chosen = new Set(ticked);
  const wanted = search.trim();
  const section = useRuledSection().value;
  const classmates = pupils.filter((pupil) => isOfClass(pupil, { grade, section }));
  const shown = wanted === '' ? classmates : pupils.filter(({ name }) => isNamed(name, wanted));
  const here = pupils.filter(({ id }) => chosen.has(id)).length;

  const set = (ids: readonly number[], on: boolean, group: Group | null = null) => {
    const changed = new Set(ids);
    const others = ticked.filter((id) => !changed.has(id));
    onTick(on ? [...others, ...ids] : others, on ? group : null);
  };

  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <GroupBox title={composer.everybody} pupils={pupils} ticked={chosen} onTick={(ids, on) => set(ids, on, 'all')} />
      <Tabs
        look="soft"
        label={composer.grade}
        tabs={GRADE_TABS}
        selected={`${grade}`}
        onSelect={(id) => setAddress({ grade: Number(id), section: undefined })}
      />
      <SearchBox label={composer.search} onSearch={setSearch} />
      {wanted === '' && (
        <GroupBox
          title={composer.wholeGrade(gradeNames[grade])}
          pupils={classmates}
          ticked={chosen}
          onTick={(ids, on) => set(ids, on, grade)}
        />
      )}
      <fieldset className="max-h-72 overflow-auto rounded-2xl border border-line bg-card xl:max-h-96">
        <legend className="sr-only">{composer.pupils}</legend>
        {shown.length === 0 && (
          <p className="p-4 text-center text-muted">{wanted === '' ? composer.noPupils : composer.notFound}</p>
        )}
        {shown.map((pupil) => (
          <label key={pupil.id} className={`${LINE} border-b border-line last:border-0`}>
            <input
              type="checkbox"
              checked={chosen.has(pupil.id)}
              onChange={({ target }) => set([pupil.id], target.checked)}
              className={BOX}
            />
            <span className="min-w-0 break-words">{pupil.name}</span>
            {wanted !== '' && <span className="ms-auto text-sm text-muted">{gradeNames[pupil.grade]}</span>}
          </label>
        ))}
      </fieldset>
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className="font-extrabold text-emerald-ink">
          {countChosen(here)}
        </p>
        {here > 0 && (
          <Button size="small" look="plain" icon="close" onClick={() => onTick([], null)}>
            {composer.clear}
          </Button>
        )}
      </div>
    </div>
  );
};
