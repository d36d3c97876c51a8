import type { HomeWork } from '#domain/tracking/home-work';
import { wordCount } from '#strings/quran/words';

export const homeSheet = {
  window: 'ورقة للبيت',
  preparing: 'تُجهّز الورقة...',
  print: 'اطبع الورقة',
  title: (name: string) => `مع ${name} في البيت`,
  greeting: 'السلام عليكم ورحمة الله، وليّ الأمر الكريم',
  intro:
    'هذا ما يقرؤه ابنكم معنا. الكلمات المعلّمة تحتاج إلى سماع وتكرار، والتعثّر جزء من التعلّم: دقائق معه كل يوم تكفي.',
  allWell: 'لا كلمة تحتاج إلى مراجعة الآن. اسمعوا منه النص، وقولوا له: أحسنت.',
  lastHeard: (day: string) => `آخر تسميع: ${day}`,
  unheard: 'لم يُسمع هذا النص بعد',
  works: {
    practise: 'نكرّرها معًا',
    look: 'صحّحها، ننظر إليها مرة أخرى',
  } satisfies Record<HomeWork, string>,
  list: (count: number) => `كلمات للمراجعة: ${wordCount(count)}`,
  signature: 'سمعتُ منه، توقيع وليّ الأمر',
  signedOn: 'التاريخ',
} as const;
