import { agreementTexts as texts } from '#strings/exams/pupil';
import { percent } from '#strings/plural';
import { Badge } from '#web/ui/badge.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { ExamCard } from '#wire/exams/pupil';

const Bar = ({ name, value, fill }: { name: string; value: number; fill: 'bg-emerald' | 'bg-coral' }) => (
  <div className="grid grid-cols-[5rem_1fr] items-center gap-2">
    <dt className="font-extrabold">{name}</dt>
    <dd className="flex items-center gap-2 font-black tabular-nums">
      <Meter part={value} whole={100} className="h-4 flex-1" fill={fill} />
      <span className="w-12">{percent(value)}</span>
    </dd>
  </div>
);

/** The exam beside what practice showed; nothing where there was no practice. */
export const AgreementPart = ({ agreement }: Pick<ExamCard, 'agreement'>) =>
  agreement && (
    <section className="grid content-start gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-lg font-black">
        {texts.title}
        <Badge tone="good">{texts.levels[agreement.level]}</Badge>
      </h3>
      <dl className="grid gap-1.5">
        <Bar name={texts.exam} value={agreement.exam} fill="bg-emerald" />
        <Bar name={texts.practice} value={agreement.practice} fill="bg-coral" />
      </dl>
      <p className="leading-snug">{texts.words[agreement.level]}</p>
    </section>
  );
