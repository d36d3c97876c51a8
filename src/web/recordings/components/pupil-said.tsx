import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Grade } from '#domain/roster/grades';
import { pupilSaid as texts } from '#strings/recordings/staff';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { Filter } from '#web/ui/filter.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saidQuery } from '../queries.ts';

interface PupilFilterProps {
  grade: Grade;
  value: number | undefined;
  onChange: (student: number | undefined) => void;
  /** The names come after what the page is for. */
  isReady: boolean;
}

/** The pupils of a grade by name. */
export const PupilFilter = ({ grade, value, onChange, isReady }: PupilFilterProps) => {
  const { data = [] } = useQuery({ ...pupilsQuery, enabled: isReady });
  const pupils = data.filter((pupil) => pupil.grade === grade);
  return (
    <Filter
      label={texts.pupil}
      all={texts.everybody}
      options={pupils.map(({ id }) => id)}
      nameOf={(id) => pupils.find((pupil) => pupil.id === id)?.name ?? ''}
      value={value}
      onChange={onChange}
    />
  );
};

/** What a pupil said of a text, and the way to hear it. */
export const PupilSaid = ({ student, textId }: { student: number; textId: number }) => {
  const { data } = useQuery(saidQuery(student));
  if (!data) return null;
  const { sent, waiting } = data.find((each) => each.textId === textId) ?? { sent: 0, waiting: 0 };
  const said = (
    <>
      <Icon name="mic" className="size-4" />
      {texts.said(sent, waiting)}
    </>
  );
  const look = 'inline-flex w-fit items-center gap-2 font-extrabold';
  return sent === 0 ? (
    <p className={`${look} text-muted`}>{said}</p>
  ) : (
    <Link to="/admin/recordings" search={{ student, status: 'all' }} className={`${look} text-emerald-ink underline`}>
      {said}
    </Link>
  );
};
