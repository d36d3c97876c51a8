import '../cards.css';
import type { CardFormat } from '#domain/cards/login-link';
import { loginCard } from '#strings/cards/pupil';
import { brand, gradeNames } from '#strings/widgets';
import type { Card } from '#wire/cards';
import { QrCode } from './qr-code.tsx';

type CardFace = Pick<Card, 'name' | 'grade' | 'loginId' | 'password' | 'loginLink'>;

/** What a pupil types into the browser: the link without scheme and parameters. */
const typedAddress = (loginLink: string): string => {
  const { host, pathname } = new URL(loginLink);
  return host + pathname;
};

/** Our mark in one ink, for printers without colour. */
const InkMark = () => (
  <svg viewBox="0 0 64 64" className="login-card-mark" aria-hidden="true" focusable="false">
    <g fill="none" stroke="#000" strokeWidth="3.5" strokeLinejoin="round">
      <path d="M32 6.5 39.5 14H50v10.5L57.5 32 50 39.5V50H39.5L32 57.5 24.5 50H14V39.5L6.5 32 14 24.5V14h10.5Z" />
    </g>
    <path d="M18 42 28 26l5 7 4-5 9 14Z" fill="#000" />
  </svg>
);

const Codes = ({ card }: { card: CardFace }) => (
  <dl className="login-card-codes">
    <div>
      <dt>{loginCard.loginId}</dt>
      <dd className="code">{card.loginId}</dd>
    </div>
    <div>
      <dt>{loginCard.password}</dt>
      <dd className="code">{card.password}</dd>
    </div>
  </dl>
);

const Steps = ({ address }: { address: string }) => (
  <section className="login-card-steps">
    <h2>{loginCard.stepsTitle}</h2>
    <ol>
      <li>{loginCard.stepScan}</li>
      <li>
        {loginCard.stepType}
        <span className="login-card-address">{address}</span>
      </li>
      <li>{loginCard.stepKeep}</li>
    </ol>
  </section>
);

/** A card on paper: black on white, borders instead of backgrounds, nothing that needs colour. */
export const LoginCard = ({ card, format }: { card: CardFace; format: CardFormat }) => {
  const address = typedAddress(card.loginLink);
  const isDetailed = format === 'detailed';
  return (
    <article className={`login-card ${isDetailed ? 'login-card-detailed' : ''}`}>
      <header className="login-card-head">
        <InkMark />
        <b>{brand.name}</b>
        <span>{loginCard.title}</span>
      </header>
      <div className="login-card-who">
        <p className="login-card-name">{card.name}</p>
        <p className="login-card-grade">{gradeNames[card.grade]}</p>
      </div>
      <div className="login-card-keys">
        <QrCode text={card.loginLink} label={loginCard.qr(card.name)} />
        <Codes card={card} />
      </div>
      {isDetailed ? (
        <Steps address={address} />
      ) : (
        <footer className="login-card-foot">
          {loginCard.howShort}
          <span className="login-card-address">{address}</span>
        </footer>
      )}
    </article>
  );
};
