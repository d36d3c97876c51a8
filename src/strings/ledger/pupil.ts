import type { LedgerReason } from '#domain/ledger/ledger';
import { addressed } from '#strings/addressed';

export const ledgerReasons: Readonly<Record<LedgerReason, string>> = addressed({
  opening: 'رصيد البداية',
  reward: 'مكافأة استلمتها',
  lesson: 'مشاركتك في الحصة',
  adjustment: 'تعديل من {معلّمك|معلّمتك}',
  reversal: 'تصحيح من {معلّمك|معلّمتك}',
  purchase: 'شراء من المتجر',
  purchase_return: 'إعادة ثمن طلب من المتجر',
  way_back: 'قصّرت مدة ارتفاع الأسعار',
});

/** The page "why?": every line of a pupil's own ledger. */
export const ownLedger = addressed({
  title: 'لماذا؟',
  intro: 'كل نقطة وكل عملة عندك، ومن أين جاءت. الأحدث أولًا.',
  points: 'نقاطي',
  coins: 'عملاتي',
  pointsAfter: (amount: string) => `صارت نقاطك ${amount}`,
  coinsAfter: (amount: string) => `صارت عملاتك ${amount}`,
  reversed: 'أُلغي',
  more: 'عرض المزيد',
  none: 'لا يوجد شيء بعد',
  noneBody: 'عندما {تكسب|تكسبين} أول نقطة أو عملة {ستراها|سترينها} هنا مع سببها.',
  noneAction: '{افتح|افتحي} مكافآتي',
  today: 'اليوم',
  yesterday: 'أمس',
});
