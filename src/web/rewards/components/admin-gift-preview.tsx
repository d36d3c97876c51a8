import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connection } from '#strings/connection';
import { formatDay } from '#strings/dates';
import { moneyText } from '#strings/money';
import { giftPreview } from '#strings/rewards/staff';
import { hiddenFaultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { GiftPreview } from '#wire/rewards';
import { type GiftDraft, missingFrom } from '../admin-gift.ts';

const HINTS = {
  pupils: giftPreview.choosePupils,
  amount: giftPreview.chooseAmount,
  days: giftPreview.chooseDays,
} as const;

/** Names that fit in two lines; the rest is counted. */
const SHOWN_NAMES = 4;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-muted">{label}</dt>
    <dd className="font-extrabold">{children}</dd>
  </div>
);

const Facts = ({ draft, preview }: { draft: GiftDraft; preview: GiftPreview }) => {
  const { count, total, notAgreed, names, expiresAt } = preview;
  const shown = names.slice(0, SHOWN_NAMES);
  return (
    <>
      <dl className="grid gap-0.5">
        <Fact label={giftPreview.to}>{giftPreview.count(count)}</Fact>
        <Fact label={giftPreview.total}>{moneyText(draft.type, total)}</Fact>
        <Fact label={giftPreview.expires}>{formatDay(expiresAt)}</Fact>
      </dl>
      {shown.length > 0 && <p className="text-sm text-muted">{giftPreview.names(shown, count - shown.length)}</p>}
      {notAgreed > 0 && (
        <p className="flex items-start gap-2 text-sm font-extrabold text-gold-ink">
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          {giftPreview.notAgreed(notAgreed)}
        </p>
      )}
    </>
  );
};

/** Their faults stand beside them, in the form around. */
export const SHOWN_FIELDS = ['amount', 'title', 'days'];

interface PreviewProps {
  draft: GiftDraft;
  query: UseQueryResult<GiftPreview>;
}

const Answer = ({ draft, query }: PreviewProps) => {
  const missing = missingFrom(draft);
  if (missing) return <p className="text-muted">{HINTS[missing]}</p>;
  if (query.isError) {
    // Only whom it is for has no field in the form; the preview is about them.
    const [ofRecipients] = hiddenFaultsOf(query.error, SHOWN_FIELDS);
    if (ofRecipients) return <Alert>{ofRecipients}</Alert>;
    const fault = otherFaultOf(query.error, SHOWN_FIELDS);
    if (!fault) return null;
    return (
      <>
        <Alert>{fault}</Alert>
        <Button look="plain" size="small" icon="refresh" onClick={() => void query.refetch()}>
          {connection.retry}
        </Button>
      </>
    );
  }
  if (!query.data) return <p className="text-muted">{giftPreview.counting}</p>;
  return <Facts draft={draft} preview={query.data} />;
};

/** What the server says would happen, kept in one place while it is asked again. */
export const Preview = (props: PreviewProps) => (
  <section
    aria-label={giftPreview.title}
    aria-live="polite"
    aria-busy={props.query.isFetching}
    className="grid min-h-28 content-start gap-1.5 rounded-2xl bg-paper p-3"
  >
    <Answer {...props} />
  </section>
);
