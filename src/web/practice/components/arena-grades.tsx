import { RACE_MINUTES } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';
import { loneNumber, percent } from '#strings/plural';
import { arenaTexts as texts } from '#strings/practice/arena';
import { gradeNames } from '#strings/widgets';
import { Fold } from '#web/ui/fold.tsx';
import type { GradeStats } from '#wire/practice';
import { Medal } from './medal.tsx';

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm leading-tight text-muted">{name}</dt>
    <dd className="text-2xl leading-tight font-black">{value}</dd>
  </div>
);

const Card = ({ stats, onShow }: { stats: GradeStats; onShow: (grade: Grade) => void }) => (
  <li className="relative grid content-start gap-3 rounded-card bg-card p-4 shadow-card transition has-hover:brightness-97 has-focus-visible:outline-3 has-focus-visible:outline-gold">
    <h3 className="flex items-center gap-3 text-lg leading-tight font-black">
      {stats.rank !== null && <Medal rank={stats.rank} className="h-11 w-9" />}
      <span>
        {gradeNames[stats.grade]}
        <span className="block text-sm font-extrabold text-muted">
          {stats.rank === null ? texts.noRank : texts.gradeRank(stats.rank)}
        </span>
      </span>
    </h3>
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2">
      <Fact name={texts.averageScore} value={loneNumber(stats.averageScore)} />
      <Fact name={texts.averageAccuracy} value={percent(stats.averageAccuracy)} />
    </dl>
    <div>
      <p className="text-sm text-muted">{texts.raceCounts}</p>
      <ul className="mt-1 grid grid-cols-3 gap-1.5 text-center leading-tight">
        {RACE_MINUTES.map((minutes) => (
          <li key={minutes} className="rounded-xl bg-paper px-1 py-1.5">
            <span className="block text-lg font-black">{loneNumber(stats[`mode${minutes}Count` as const])}</span>
            <span className="text-sm text-muted">{texts.race[minutes]}</span>
          </li>
        ))}
      </ul>
    </div>
    <p className="flex items-baseline justify-between gap-2 border-t border-line pt-2 text-sm">
      {texts.participations}
      <span className="text-lg font-black">{loneNumber(stats.studentCount)}</span>
    </p>
    <button
      type="button"
      aria-label={texts.showGrade(gradeNames[stats.grade])}
      onClick={() => onShow(stats.grade)}
      className="absolute inset-0 rounded-card outline-none"
    />
  </li>
);

export const ArenaGrades = ({ grades, onShow }: { grades: readonly GradeStats[]; onShow: (grade: Grade) => void }) => (
  <Fold title={texts.grades} foldedOn="phone">
    <ul className="grid gap-3 sm:grid-cols-3">
      {grades.map((stats) => (
        <Card key={stats.grade} stats={stats} onShow={onShow} />
      ))}
    </ul>
  </Fold>
);
