import { addressed } from '#strings/addressed';

/** On the classroom's wall. */
export const mirrorScreen = addressed({
  title: 'شاشة التسميع',
  open: 'على الشاشة',
  paused: '{توقف|توقفت} هنا',
  quiet: 'لا أحد يقرأ الآن',
  next: (name: string) => `الدور الآن: ${name}`,
  mistakes: '{أظهر|أظهري} العلامات والأخطاء للصف',
  hidden: 'الصف يرى الآية التي تُقرأ، ولا يرى خطأ أحد.',
  shown: 'الصف يرى كل كلمة عُلّم عليها. تُخفى من جديد كلما فُتحت هذه الشاشة.',
});

/** On every screen that follows a hearing. */
export const mirrorWords = { cut: 'انقطع الاتصال، ونلحق بالقراءة حين يعود' } as const;
