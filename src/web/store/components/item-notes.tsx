import type { ReactNode } from 'react';
import { permissionNotes, storeItem as texts } from '#strings/store/pupil';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { StoreItem } from '#wire/store/pupil';

const CHIP = 'inline-flex items-center rounded-full px-3 text-sm leading-7 font-extrabold';

const stockLook = (stock: number | null): string => {
  if (stock === null) return 'bg-emerald-soft text-emerald-ink';
  return stock > 0 ? 'bg-gold-soft text-gold-ink' : 'bg-paper text-muted';
};

/** How many there are, how many one may have, whether it is new: in a word each. */
export const ItemChips = ({ item: { stock, limitPerPupil, used } }: { item: StoreItem }) => (
  <p className="flex flex-wrap gap-1.5">
    <span className={`${CHIP} ${stockLook(stock)}`}>{stock === null ? texts.unlimited : texts.stock(stock)}</span>
    {used && <span className={`${CHIP} bg-sky-soft text-sky-ink`}>{texts.used}</span>}
    {limitPerPupil !== null && <span className={`${CHIP} bg-paper text-muted`}>{texts.limit(limitPerPupil)}</span>}
  </p>
);

const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-2 leading-snug">
    <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
);

/** What comes with buying it: a paper to sign, friends to share with, a word of warning. */
export const ItemNotes = ({ item: { permission, partySize, notInRamadan, warning } }: { item: StoreItem }) => (
  <ul className="grid gap-1 text-sm font-extrabold text-muted empty:hidden">
    {permission !== 'none' && <Note icon="edit">{permissionNotes[permission]}</Note>}
    {partySize !== 1 && <Note icon="users">{texts.party(partySize)}</Note>}
    {notInRamadan && <Note icon="moon">{texts.notInRamadan}</Note>}
    {warning && (
      <Note icon="warning">
        <span className="text-danger">{warning}</span>
      </Note>
    )}
  </ul>
);
