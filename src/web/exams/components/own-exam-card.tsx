import { useState } from 'react';
import { examLevel } from '#domain/exams/agreement';
import { partMax, scoreMax } from '#domain/exams/paper';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { formatDay, formatLongDay } from '#strings/dates';
import {
  agreementTexts,
  examLevelWords,
  examReward as rewardTexts,
  examCard as texts,
  wrongAnswers as wrongTexts,
} from '#strings/exams/pupil';
import { moneyText } from '#strings/money';
import { outOf, percent } from '#strings/plural';
import { asRead } from '#strings/questions/text';
import { options, typeNames } from '#strings/questions/words';
import { rewardSteps } from '#strings/rewards/pupil';
import { useSingleAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { Lesson, optionText } from '#web/practice/components/question-card.tsx';
import { SourceVerses } from '#web/quran/components/source-verses.tsx';
import { Verse } from '#web/quran/components/verse.tsx';
import { RewardStep, SentReward, useSendReward } from '#web/rewards/components/reward-steps.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import { Ring } from '#web/ui/ring.tsx';
import type { ExamCard as Exam, WrongQuestion } from '#wire/exams/pupil';
import { ownResultsQuery } from '../own-queries.ts';

/** A score as a ring that is drawn; it stands at once where stillness is wished. */
const ScoreRing = ({ score, of, isFull }: { score: number; of: number; isFull: boolean }) => (
  <p className="relative grid size-40 shrink-0 place-items-center">
    <Ring
      part={score}
      whole={of}
      look={`animate-[draw_900ms_ease-out] ${isFull ? 'stroke-gold' : 'stroke-emerald'}`}
      under="stroke-line"
    />
    <span className="sr-only">{texts.score(score, of)}</span>
    <span aria-hidden="true" className="grid text-center leading-none">
      <span className="text-6xl font-black">
        <CountUp value={score} />
      </span>
      <span className="mt-1 font-extrabold text-muted">{texts.of(of)}</span>
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
    {QUESTION_TYPES.filter((type) => exam.shape[type].questions > 0).map((type) => {
      const whole = partMax(exam.shape, type);
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

const LOOKS = { close: 'bg-danger-soft [&_svg]:text-danger', check: 'bg-correct-soft [&_svg]:text-correct' };

const Answer = ({ sign, name, text }: { sign: keyof typeof LOOKS; name: string; text: string }) => (
  <div className={`rounded-2xl px-3 py-1.5 leading-snug ${LOOKS[sign]}`}>
    <dt className="flex items-center gap-2 text-sm">
      <Icon name={sign} className="size-5 shrink-0" />
      {name}
    </dt>
    <dd className="ps-7 font-extrabold">{text}</dd>
  </div>
);

const chosenText = (question: WrongQuestion): string => {
  if (question.chosen !== null) return optionText(question, question.chosen);
  return question.isLeftOut ? wrongTexts.leftOut : wrongTexts.another;
};

const Wrong = ({ question }: { question: WrongQuestion }) => (
  <li className="grid gap-2.5 rounded-button border border-line p-4">
    <p className="text-sm font-extrabold text-muted">
      {wrongTexts.question(question.number, typeNames[question.type])}
    </p>
    <p className="text-lg leading-normal font-black">{question.text}</p>
    <Verse verse={question.verse} />
    <dl className="grid gap-2 sm:grid-cols-2">
      <Answer sign="close" name={options.yours} text={chosenText(question)} />
      <Answer sign="check" name={options.right} text={optionText(question, question.answer)} />
    </dl>
    <Lesson question={question} />
    {!question.verse && <SourceVerses source={question.source} />}
  </li>
);

const Perfect = () => (
  <div className="grid justify-items-center gap-2 rounded-button bg-gold-soft p-6 text-center text-gold-ink">
    <Icon name="trophy" className="size-14" />
    <h3 className="text-2xl leading-snug font-black">{wrongTexts.perfect}</h3>
    <p>{wrongTexts.perfectBody}</p>
  </div>
);

/** As many as a child looks through at once. */
const AT_ONCE = 3;

/** What was answered wrongly, what is right, and why; of the newest exam it lies open. */
const WrongAnswers = ({ wrong, isOpen }: Pick<Exam, 'wrong'> & { isOpen: boolean }) => {
  const [shown, setShown] = useState(AT_ONCE);
  if (wrong.length === 0) return <Perfect />;
  return (
    <details open={isOpen}>
      <summary className="min-h-11 text-lg font-black">{wrongTexts.title(wrong.length)}</summary>
      <ul className="mt-1 grid gap-3">
        {wrong.slice(0, shown).map((question) => (
          <Wrong key={question.number} question={asRead(question)} />
        ))}
      </ul>
      {shown < wrong.length && (
        <Button look="plain" className="mt-3" onClick={() => setShown(shown + AT_ONCE)}>
          {wrongTexts.more}
        </Button>
      )}
    </details>
  );
};

type Reward = Exam['reward'];

const Amount = ({ type, amount }: { type: 'coins' | 'points'; amount: number }) => (
  <li
    className={`grid animate-[pop_400ms_ease-out_both] justify-items-center gap-1 rounded-2xl px-4 py-3 ${MONEY_BOX[type]}`}
  >
    <MoneyIcon type={type} className="size-9" />
    <span className="sr-only">{moneyText(type, amount)}</span>
    <span aria-hidden="true" className="text-3xl leading-none font-black">
      <CountUp value={amount} />
    </span>
  </li>
);

const Amounts = ({ reward: { coins, points, bonus } }: { reward: Reward }) => (
  <>
    <ul className="grid grid-cols-2 gap-3">
      <Amount type="coins" amount={coins} />
      <Amount type="points" amount={points} />
    </ul>
    {bonus > 0 && <p className="text-center font-extrabold text-sky-ink">{rewardTexts.bonus(bonus)}</p>}
  </>
);

/** What a result is worth: counted when asked for, sent once, then on the rewards page. */
const ExamReward = ({ exam: { id, reward } }: { exam: Exam }) => {
  const params = { id };
  const calculate = useSingleAction(['exam-reward', 'calculate', id], {
    run: () => api('POST /api/student/results/:id/calculate', { params }),
    refused: (error) => refusalOr(error, rewardTexts.calculateFailed),
    refresh: [ownResultsQuery.queryKey],
  });
  const send = useSendReward(
    ['exam-reward', 'send', id],
    () => api('POST /api/student/results/:id/send', { params }),
    ownResultsQuery.queryKey,
  );
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg font-black">{rewardTexts.title}</h3>
      {reward.state === 'ready' ? (
        <RewardStep step={calculate} icon="spark">
          {rewardSteps.calculate}
        </RewardStep>
      ) : (
        <Amounts reward={reward} />
      )}
      {reward.state === 'calculated' && (
        <RewardStep step={send} icon="send">
          {rewardSteps.send}
        </RewardStep>
      )}
      {reward.sentAt !== null && <SentReward sentAt={reward.sentAt} isClaimed={reward.state === 'claimed'} />}
    </section>
  );
};

const Score = ({ exam }: { exam: Exam }) => {
  const of = scoreMax(exam.shape);
  const level = examLevel(exam.total, of);
  return (
    <div className="grid content-start justify-items-center gap-4 lg:sticky lg:top-6 lg:self-start">
      <header className="grid justify-items-center gap-1 text-center">
        <h2 className="text-2xl leading-snug font-black">{exam.title}</h2>
        <p className="flex flex-wrap items-center justify-center gap-2 text-muted">
          {formatLongDay(exam.date)}
          {exam.isNew && <Badge tone="wait">{texts.isNew}</Badge>}
        </p>
      </header>
      <ScoreRing score={exam.total} of={of} isFull={level === 'full'} />
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
        {texts.gradedOn(formatDay(exam.gradedAt))}، {texts.automatic}
      </p>
    </div>
  </article>
);
