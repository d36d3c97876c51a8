import '../slip.css';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { slipTexts as texts } from '#strings/store/pupil';
import { brand, gradeNames } from '#strings/widgets';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { Slip } from '#wire/store/pupil';

const Row = ({ name, children }: { name: string; children: string }) => (
  <div className="flex gap-3 border-b border-black/40 py-2">
    <dt className="w-32 shrink-0">{name}</dt>
    <dd className="min-w-0 flex-1 font-black break-words">{children}</dd>
  </div>
);

const Signatures = () => (
  <div className="mt-6 flex flex-wrap gap-x-6 gap-y-8">
    <WritingLine name={texts.name} look="basis-44" />
    <WritingLine name={texts.signature} look="basis-44" />
    <WritingLine name={texts.signedOn} look="basis-44" />
  </div>
);

const Box = ({ children }: { children: string }) => (
  <p className="mt-3 flex items-start gap-3">
    <span className="mt-1 size-5 shrink-0 border-2 border-black" />
    {children}
  </p>
);

/** One page of paper: black on white in every theme, for any printer; also where a note has several lines. */
const PermissionSlip = ({ slip }: { slip: Slip }) => (
  <article className="slip mx-auto w-full max-w-[210mm] break-inside-avoid bg-white p-[12mm] text-black print:p-0 print:text-[10.5pt] print:leading-[1.45]">
    <header className="flex flex-wrap items-end justify-between gap-2 border-b-4 border-black pb-3">
      <h2 className="text-3xl leading-snug font-black">{texts.title}</h2>
      <p className="font-extrabold">
        {brand.name} · {texts.number(formatNumber(slip.orderId))}
      </p>
    </header>
    <p className="mt-5 font-black">{texts.greeting}</p>
    <p className="mt-1">{texts.intro[slip.permission]}</p>
    <dl className="mt-4 border-t-2 border-black">
      <Row name={texts.student}>{slip.studentName}</Row>
      <Row name={texts.grade}>{gradeNames[slip.grade]}</Row>
      <Row name={texts.item}>{slip.itemName}</Row>
      <Row name={texts.quantity}>{formatNumber(slip.quantity)}</Row>
      <Row name={texts.price}>{moneyText(slip.priceType, slip.unitPrice * slip.quantity)}</Row>
      {slip.partners.length > 0 && <Row name={texts.partners}>{slip.partners.join('، ')}</Row>}
      <Row name={texts.date}>{`${formatLongDay(slip.createdAt)} (${formatHijriDay(slip.createdAt)})`}</Row>
      {slip.warning && <Row name={texts.warning}>{slip.warning}</Row>}
    </dl>
    <p className="mt-3 text-sm">{texts.noCash}</p>
    <section className="mt-6 border-2 border-black p-5">
      <h3 className="text-xl font-black">{texts.parentTitle}</h3>
      <p className="mt-1">{texts.agreement}</p>
      <Box>{texts.agree}</Box>
      <Box>{texts.refuse}</Box>
      <Signatures />
    </section>
    <section className="mt-6 border-2 border-black p-5">
      <h3 className="text-xl font-black">{texts.teacherTitle}</h3>
      <p className="mt-1">{texts.teacher}</p>
      <Signatures />
    </section>
  </article>
);

interface SlipPageProps {
  query: UseQueryResult<Slip>;
  /** On the screen above the paper, and not printed. */
  above?: ReactNode;
}

export const SlipPage = ({ query, above }: SlipPageProps) => (
  <PrintPage
    title={texts.window}
    note={query.data || query.error ? undefined : texts.preparing}
    print={query.data && texts.print}
  >
    <main className="grid gap-4 p-4 print:block print:p-0">
      {above}
      <Loaded query={query} skeleton={<Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />}>
        {(slip) => <PermissionSlip slip={slip} />}
      </Loaded>
    </main>
  </PrintPage>
);
