import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { sumOf } from '#domain/store/payment';
import { bought as texts } from '#strings/store/pupil';
import { playWin } from '#web/lib/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Confetti } from '#web/ui/confetti.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Bought } from '#wire/store/pupil';
import { ItemPicture } from './item-picture.tsx';

/** What was bought, where it is now, and what is left. */
export const BoughtDialog = ({ bought: { orders, purse }, onClose }: { bought: Bought; onClose: () => void }) => {
  const paid = sumOf(orders.map(({ share }) => share));
  useEffect(playWin, []);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="grid justify-items-center gap-4 pb-14 text-center">
        <ul className="flex flex-wrap justify-center gap-3">
          {orders.map((order) => (
            <li key={order.id} className="grid w-24 animate-[pop_500ms_ease-out_both] justify-items-center gap-1">
              <ItemPicture face={order} size="medium" />
              <span className="text-sm leading-snug font-extrabold break-words">{order.itemName}</span>
            </li>
          ))}
        </ul>
        <p className="text-lg">{orders.some(({ status }) => status === 'awaiting') ? texts.awaiting : texts.body}</p>
        {orders.some(({ permission }) => permission !== 'none') && (
          <p className="rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink">{texts.permission}</p>
        )}
        <div className="grid w-full justify-items-center rounded-button bg-gold-soft p-4 text-gold-ink">
          <p className="font-extrabold">{texts.now}</p>
          <p className="text-6xl leading-tight font-black">
            <CountUp from={shoppingBalance(purse.coins + paid.coins, purse.points + paid.points)} value={purse.total} />
          </p>
          <p className="font-extrabold">{texts.paid(paid)}</p>
        </div>
        <div className="flex w-full flex-wrap gap-3">
          <Button look="gold" size="large" className="flex-1" onClick={onClose}>
            {texts.done}
          </Button>
          <Link
            to="/student/store/orders"
            className="grid min-h-14 flex-1 place-items-center rounded-button bg-emerald-soft px-6 text-xl font-extrabold text-emerald-ink hover:brightness-95"
          >
            {texts.orders}
          </Link>
        </div>
      </div>
      <Confetti />
    </Dialog>
  );
};
