export const connection = {
  offline: 'لا يوجد اتصال بالإنترنت، تحقّق من الشبكة ثم حاول مرة أخرى',
  serverTrouble: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى',
  seenAt: (moment: string) => `بلا شبكة الآن. هذا ما رأيته آخر مرة: ${moment}`,
  retry: 'إعادة المحاولة',
  loading: 'جارٍ التحميل...',
} as const;
