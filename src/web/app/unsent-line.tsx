import { useLocation } from '@tanstack/react-router';
import { outboxTexts as texts } from '#strings/outbox';
import { DOMAINS } from '#web/domains.ts';
import { unsentOf } from '#web/lib/outbox/left-behind.ts';
import { useHeld } from '#web/lib/outbox/opened.ts';
import { type Owner, prefixOf } from '#web/lib/outbox/owner.ts';
import { Icon } from '#web/ui/icon.tsx';

const OUTBOXES = DOMAINS.flatMap((domain) => ('outbox' in domain ? [domain.outbox] : []));

/** Of what waits elsewhere: the pages on which it was made say it themselves. */
export const UnsentLine = ({ owner }: { owner: Owner }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const held = useHeld();
  const kinds = OUTBOXES.filter(
    ({ kind, page }) => !path.startsWith(page) && held.some((prefix) => prefix.startsWith(prefixOf(kind, owner))),
  ).map(({ kind }) => kind);
  const count = kinds.length > 0 ? unsentOf(owner).filter(({ kind }) => kinds.some((each) => each === kind)).length : 0;
  return (
    <div role="status" className="immersed:hidden print:hidden">
      {count > 0 && (
        <p className="flex items-center gap-2 bg-gold-soft px-4 py-1.5 text-sm font-extrabold text-gold-ink">
          <Icon name="hourglass" className="size-4 shrink-0" />
          {texts.waiting(count)} · {texts.away}
        </p>
      )}
    </div>
  );
};
