import { examLevel } from '#domain/exams/agreement';
import { EXAM_SCORE_MAX, PART_SIZES, POINTS_EACH } from '#domain/exams/paper';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { formatDay, formatLongDay } from '#strings/dates';
import { agreementTexts, examLevelWords, examCard as texts } from '#strings/exams/pupil';
import { outOf, percent } from '#strings/plural';
import { typeNames } from '#strings/questions/words';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Ring } from '#web/ui/ring.tsx';
import type { ExamCard as Exam } from '#wire/exams/pupil';
import { ExamReward } from './own-exam-reward.tsx';
import { WrongAnswers } from './own-wrong-answers.tsx';

/** A score of forty as a ring that is drawn; it stands at once where stillness is wished. */
const ScoreRing = ({ score, isFull }: { score: number; isFull: boolean }) => (
  <p className="relative grid size-40 shrink-0 place-items-center">
    <Ring
      part={score}
      whole={EXAM_SCORE_MAX}
      look={`animate-[draw_900ms_ease-out] ${isFull ? 'stroke-gold' : 'stroke-emerald'}`}
      under="stroke-line"
    />
    <span className="sr-only">{texts.score(score, EXAM_SCORE_MAX)}</span>
    <span aria-hidden="true" className="grid text-center leading-none">
      <span className="text-6xl font-black">
        <CountUp value={score} />
      </span>
      <span className="mt-1 font-extrabold text-muted">{texts.of(EXAM_SCORE_MAX)}</span>
    </span>
  </p>
);

interface BarProps {
  name: string;
  value: string;
  part: number;
  whole: number;
  fill?: 'bg-coral';
}

const Bar = ({ name, value, ...meter }: BarProps) => (
  <div className="grid grid-cols-[1fr_auto] gap-x-3 leading-snug">
    <dt className="font-extrabold">{name}</dt>
    <dd className="font-black">{value}</dd>
    <dd aria-hidden="true" className="col-span-2">
      <Meter {...meter} className="mt-1 block h-2.5" />
    </dd>
  </div>
);

const Parts = ({ exam }: { exam: Exam }) => (
  <dl className="grid w-full gap-2.5">
    {QUESTION_TYPES.map((type) => {
      const whole = PART_SIZES[type] * POINTS_EACH;
      return <Bar key={type} name={typeNames[type]} value={outOf(exam[type], whole)} part={exam[type]} whole={whole} />;
    })}
  </dl>
);

/** The exam beside what practice showed; nothing where there was no practice. */
const AgreementPart = ({ agreement }: Pick<Exam, 'agreement'>) =>
  agreement && (
    <section className="grid content-start gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-lg font-black">
        {agreementTexts.title}
        <Badge tone="good">{agreementTexts.levels[agreement.level]}</Badge>
      </h3>
      <dl className="grid gap-1.5">
        <Bar name={agreementTexts.exam} value={percent(agreement.exam)} part={agreement.exam} whole={100} />
        <Bar
          name={agreementTexts.practice}
          value={percent(agreement.practice)}
          part={agreement.practice}
          whole={100}
          fill="bg-coral"
        />
      </dl>
      <p className="leading-snug">{agreementTexts.words[agreement.level]}</p>
    </section>
  );

const Score = ({ exam }: { exam: Exam }) => {
  const level = examLevel(exam.total);
  return (
    <div className="grid content-start justify-items-center gap-4 lg:sticky lg:top-6 lg:self-start">
      <header className="grid justify-items-center gap-1 text-center">
        <h2 className="text-2xl leading-snug font-black">{exam.title}</h2>
        <p className="flex flex-wrap items-center justify-center gap-2 text-muted">
          {formatLongDay(exam.date)}
          {exam.isNew && <Badge tone="wait">{texts.isNew}</Badge>}
        </p>
      </header>
      <ScoreRing score={exam.total} isFull={level === 'full'} />
      <p className="text-center text-lg leading-snug font-extrabold text-emerald-ink">{examLevelWords[level]}</p>
      <Parts exam={exam} />
    </div>
  );
};

/** By oneself and for nothing but knowing: the own wrong ones, and those that were hard for the whole grade. */
const Practise = ({ exam: { id, wrong, practiceSet } }: { exam: Exam }) => (
  <div className="flex flex-wrap gap-3 empty:hidden">
    {wrong.length > 0 && (
      <ButtonLink to="/student/results" search={{ practise: id }} icon="refresh">
        {texts.practiseOwn}
      </ButtonLink>
    )}
    {practiceSet.length > 0 && (
      <ButtonLink to="/student/results" search={{ practise: id, of: 'grade' }} look="plain" icon="target">
        {texts.practiseGrade}
      </ButtonLink>
    )}
  </div>
);

/** A published result. The newest lies open. */
export const ExamCard = ({ exam, isNewest = false }: { exam: Exam; isNewest?: boolean }) => (
  <article
    id={`exam-${exam.id}`}
    className="grid scroll-mt-6 grid-cols-1 gap-6 rounded-card bg-card p-5 shadow-card lg:grid-cols-[18rem_1fr] lg:gap-8 lg:p-7"
  >
    <Score exam={exam} />
    <div className="grid grid-cols-1 content-start gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <ExamReward exam={exam} />
        <AgreementPart agreement={exam.agreement} />
      </div>
      <WrongAnswers wrong={exam.wrong} isOpen={isNewest} />
      <Practise exam={exam} />
      <p className="text-sm text-muted">
        {texts.gradedOn(formatDay(exam.gradedAt))} · {texts.automatic}
      </p>
    </div>
  </article>
);
