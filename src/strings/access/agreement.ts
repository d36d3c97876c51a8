/** What the page says after the pupil decided; the terms themselves are in `terms.ts`. */
export const agreement = {
  saved: 'شكراً لموافقتك على الشروط والأحكام',
  saveFailed: 'حدث خطأ أثناء حفظ موافقتك',
  refused: 'تم رفض الشروط والأحكام. سيتم تسجيل خروجك من النظام',
} as const;
