import '../cards.css';
import type { CardFormat } from '#domain/cards/login-link';
import { loginCard } from '#strings/cards/pupil';
import { brand, gradeNames } from '#strings/widgets';
import { Drawing } from '#web/ui/drawing.tsx';
import type { Card } from '#wire/cards';
import { QrCode } from './qr-code.tsx';

type CardFace = Pick<Card, 'name' | 'grade' | 'loginId' | 'password' | 'loginLink'>;

/** What a pupil types into the browser: the link without scheme and parameters. */
const typedAddress = (loginLink: string): string => {
  const { host, pathname } = new URL(loginLink);
  return host + pathname;
};

/** In millimetres and points, so that a card is the same size in every window and on every printer. */
const SMALL = {
  card: 'max-w-[97mm] gap-[3mm] px-[5mm] py-[4mm] text-[10pt]',
  brand: 'text-[15pt]',
  mark: 'size-[9mm]',
  name: 'text-[15pt]',
  grade: '',
  keys: 'gap-[2mm]',
  code: 'items-center justify-between gap-[3mm] px-[4mm] py-[1mm]',
  digits: 'text-[21pt]',
};

/** A page by itself, which is also read on a phone before it is printed. */
const DETAILED: typeof SMALL = {
  card: 'gap-[8mm] p-[12mm] text-[17pt] not-print:max-[210mm]:p-[5mm] not-print:max-[210mm]:text-[12pt]',
  brand: 'text-[26pt]',
  mark: 'size-[16mm]',
  name: 'text-[32pt] not-print:max-[210mm]:text-[20pt]',
  grade: 'text-[20pt]',
  keys: 'grid-cols-[auto_1fr] items-center gap-[8mm] not-print:max-[210mm]:grid-cols-1',
  code: 'flex-col items-start px-[6mm] pt-[2mm] pb-[3mm]',
  digits: 'text-[38pt] not-print:max-[210mm]:text-[24pt]',
};

/** Our mark in one ink, for printers without colour. */
const InkMark = ({ look }: { look: string }) => (
  <Drawing box="0 0 64 64" className={look}>
    <g fill="none" stroke="#000" strokeWidth="3.5" strokeLinejoin="round">
      <path d="M32 6.5 39.5 14H50v10.5L57.5 32 50 39.5V50H39.5L32 57.5 24.5 50H14V39.5L6.5 32 14 24.5V14h10.5Z" />
    </g>
    <path d="M18 42 28 26l5 7 4-5 9 14Z" fill="#000" />
  </Drawing>
);

const Code = ({ name, code, looks }: { name: string; code: string | number; looks: typeof SMALL }) => (
  <div className={`flex border-t-[0.3mm] border-black first:border-t-0 ${looks.code}`}>
    <dt className="font-bold">{name}</dt>
    <dd className={`code leading-[1.25] font-extrabold ${looks.digits}`}>{code}</dd>
  </div>
);

const Address = ({ look, children }: { look: string; children: string }) => (
  <bdi dir="ltr" className={`block font-extrabold wrap-anywhere ${look}`}>
    {children}
  </bdi>
);

/** With its number in a ring. */
const STEP =
  'relative ps-[15mm] [counter-increment:step] before:absolute before:start-0 before:-top-[1mm] before:grid before:size-[10mm] before:place-items-center before:rounded-full before:border-[0.5mm] before:border-black before:font-black before:content-[counter(step,arabic-indic)]';

const Steps = ({ address }: { address: string }) => (
  <section className="w-full text-start">
    <h2 className="text-[22pt] font-black">{loginCard.stepsTitle}</h2>
    <ol className="mt-[6mm] grid gap-[7mm] [counter-reset:step]">
      <li className={STEP}>{loginCard.stepScan}</li>
      <li className={STEP}>
        {loginCard.stepType}
        <Address look="text-end text-[18pt]">{address}</Address>
      </li>
      <li className={STEP}>{loginCard.stepKeep}</li>
    </ol>
  </section>
);

/** A card on paper: black on white, borders instead of backgrounds, nothing that needs colour. */
export const LoginCard = ({ card, format }: { card: CardFace; format: CardFormat }) => {
  const address = typedAddress(card.loginLink);
  const looks = format === 'detailed' ? DETAILED : SMALL;
  return (
    <article
      className={`login-card mx-auto flex h-full break-inside-avoid flex-col items-center justify-between rounded-[5mm] border-[0.5mm] border-black bg-white text-center leading-[1.4] text-black ${looks.card}`}
    >
      <header className="flex w-full items-center gap-[2mm] border-b-[0.3mm] border-black pb-[2mm]">
        <InkMark look={looks.mark} />
        <b className={`font-black ${looks.brand}`}>{brand.name}</b>
        <span className="ms-auto font-bold">{loginCard.title}</span>
      </header>
      <div className="grid gap-[1.5mm]">
        <p className={`leading-[1.35] font-black text-balance wrap-anywhere ${looks.name}`}>{card.name}</p>
        <p className={`font-bold ${looks.grade}`}>{gradeNames[card.grade]}</p>
      </div>
      <div className={`grid w-full justify-items-center ${looks.keys}`}>
        <QrCode text={card.loginLink} label={loginCard.qr(card.name)} />
        <dl className="w-full rounded-[3mm] border-[0.3mm] border-black">
          <Code name={loginCard.loginId} code={card.loginId} looks={looks} />
          <Code name={loginCard.password} code={card.password} looks={looks} />
        </dl>
      </div>
      {format === 'detailed' ? (
        <Steps address={address} />
      ) : (
        <footer className="text-[9pt]">
          {loginCard.howShort}
          <Address look="text-[11pt]">{address}</Address>
        </footer>
      )}
    </article>
  );
};
