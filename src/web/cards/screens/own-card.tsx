import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loginCard, ownCard } from '#strings/cards/pupil';
import { brand, gradeNames } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Mark, Peaks } from '#web/ui/peaks.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { Card } from '#wire/cards';
import { HiddenCode } from '../components/hidden-code.tsx';
import { LoginCard } from '../components/login-card.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { ownCardQuery } from '../queries.ts';

const Who = ({ card }: { card: Card }) => (
  <div className="relative isolate grid content-between gap-10 overflow-hidden bg-[var(--peak-near)] p-6 pb-16 text-white lg:pb-28">
    <Peaks className="absolute inset-0 -z-10 size-full" />
    <p className="flex items-center gap-2 text-2xl font-black">
      <Mark />
      {brand.name}
    </p>
    <div>
      <p className="text-3xl leading-snug font-black text-balance break-words">{card.name}</p>
      <p className="mt-2 w-fit rounded-full bg-white/20 px-4 py-0.5 font-extrabold">{gradeNames[card.grade]}</p>
    </div>
  </div>
);

const Password = ({ password }: { password: string }) => {
  const [shown, setShown] = useState(false);
  return (
    <div className="rounded-2xl bg-gold-soft px-4 py-2 text-gold-ink">
      <dt className="text-sm">{loginCard.password}</dt>
      <dd className="flex items-center justify-between text-3xl leading-tight font-black">
        {shown ? <span className="code">{password}</span> : <HiddenCode />}
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? ownCard.hide : ownCard.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mt-3 -me-2 bg-card"
        />
      </dd>
    </div>
  );
};

const Keys = ({ card }: { card: Card }) => (
  <div className="grid gap-4 p-6">
    <figure className="relative -mt-16 grid w-fit justify-items-center gap-1 justify-self-center rounded-3xl border border-line bg-white p-3 text-black shadow-card lg:mt-0">
      <QrCode text={card.loginLink} label={loginCard.qr(card.name)} />
      <figcaption className="text-sm font-extrabold">{ownCard.scan}</figcaption>
    </figure>
    <dl className="grid gap-3">
      <div className="rounded-2xl bg-emerald-soft px-4 py-2 text-emerald-ink">
        <dt className="text-sm">{loginCard.loginId}</dt>
        <dd className="text-3xl leading-tight font-black">
          <span className="code">{card.loginId}</span>
        </dd>
      </div>
      <Password password={card.password} />
    </dl>
    <Button size="large" look="gold" icon="print" onClick={() => window.print()}>
      {ownCard.print}
    </Button>
  </div>
);

const skeleton = <Bone className="mx-auto h-[34rem] max-w-3xl rounded-card lg:h-96" />;

/** What comes out of the printer is the same card the teacher hands out. */
const Shown = ({ card }: { card: Card }) => (
  <>
    <section className="mx-auto grid max-w-3xl overflow-hidden rounded-card border border-line bg-card shadow-card lg:grid-cols-2 print:hidden">
      <Who card={card} />
      <Keys card={card} />
    </section>
    <div className="hidden h-[132mm] w-[94mm] print:block">
      <LoginCard card={card} format="one" />
    </div>
  </>
);

export const OwnCard = () => {
  const session = useQuery(sessionQuery);
  const studentId = session.data?.kind === 'pupil' ? session.data.studentId : undefined;
  return (
    <div className="py-6 print:p-0">
      <div className="mx-auto mb-5 max-w-3xl print:hidden">
        <h1 className="text-3xl leading-snug font-black">{ownCard.title}</h1>
        <p className="text-muted">{ownCard.body}</p>
      </div>
      <Loaded query={useQuery(ownCardQuery(studentId))} skeleton={skeleton}>
        {(card) => <Shown card={card} />}
      </Loaded>
    </div>
  );
};
