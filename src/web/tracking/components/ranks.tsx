import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatNumber } from '#strings/plural';
import { standingColumns, ranks as texts } from '#strings/tracking/history';
import { gradeNames } from '#strings/widgets';
import { addressOf, api, sayInstead } from '#web/lib/api.ts';
import { useGrade, useRuledSection } from '#web/lib/grade.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { GradeRanks } from '#wire/tracking';

const ranksQuery = (section: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'recitation', 'ranks', section],
    queryFn: async () =>
      (await api('GET /api/admin/tracking/ranks', { query: { section } }).catch(sayInstead(texts.failed))).grades,
  });

const Classes = ({ grades }: { grades: readonly GradeRanks[] }) => (
  <section aria-label={texts.classes}>
    <ul className="grid gap-3 sm:grid-cols-3">
      {grades.map(({ grade, score, percentage, isBest }) => (
        <li key={grade} className="grid content-start gap-1 rounded-card bg-card p-4 shadow-card">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <b>{gradeNames[grade]}</b>
            {isBest && <Badge tone="good">{texts.best}</Badge>}
          </span>
          <span className="text-3xl font-black text-emerald-ink">{texts.outOfTen(score)}</span>
          <span className="text-sm text-muted">{texts.percentage(percentage)}</span>
        </li>
      ))}
    </ul>
  </section>
);

const Pupils = ({ grade, pupils, section }: GradeRanks & { section: string | undefined }) => (
  <section className="grid gap-3 rounded-card bg-card p-4 shadow-card sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="ranked" className="text-lg font-black">
        {texts.pupils(grade)}
      </h2>
      <DownloadLink href={addressOf('GET /api/admin/tracking/standing.csv', { query: { grade, section } })}>
        {texts.export}
      </DownloadLink>
    </div>
    {pupils.length === 0 ? (
      <EmptyState icon="trophy" title={texts.notEnough} body={texts.notEnoughBody} />
    ) : (
      <table aria-labelledby="ranked" className="w-full text-start">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="w-20 p-2 text-start">
              {standingColumns.rank}
            </th>
            <th scope="col" className="p-2 text-start">
              {standingColumns.name}
            </th>
            <th scope="col" className="w-20 p-2 text-end">
              {standingColumns.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ rank, studentId, name, score }) => (
            <tr key={studentId} className="border-t border-line">
              <td className="p-2 font-black">{formatNumber(rank)}</td>
              <th scope="row" className="p-2 text-start font-extrabold">
                <PupilLink id={studentId} name={name} />
              </th>
              <td className="p-2 text-end">{texts.points(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

/** The grades beside each other, and the pupils of the one that is looked at. */
export const Ranks = () => {
  const looked = useGrade();
  const section = useRuledSection().value;
  return (
    <Loaded query={useQuery(ranksQuery(section))} skeleton={<Bones look={['h-28', 'h-96']} />}>
      {(grades) => {
        const own = grades.find(({ grade }) => grade === looked);
        return grades.length === 0 ? (
          <EmptyState icon="mushaf" title={texts.none} body={texts.noneBody} />
        ) : (
          <div className="grid grid-cols-1 gap-5">
            <Classes grades={grades} />
            {own && <Pupils {...own} section={section} />}
          </div>
        );
      }}
    </Loaded>
  );
};
