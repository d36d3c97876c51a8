import { addressed } from '#strings/addressed';
import { type PluralForms, plural } from '#strings/plural';

const fresh: PluralForms =
  'قرأت كل رسائلك | لديك رسالة جديدة | لديك رسالتان جديدتان | لديك {n} رسائل جديدة | لديك {n} رسالة جديدة | لديك {n} رسالة جديدة';

/** For pupils. The empty list's words are the specification's. */
export const inbox = addressed({
  title: 'رسائل {معلّمي|معلّمتي}',
  fresh: (count: number) => plural(count, fresh),
  bell: (count: number) => (count === 0 ? 'رسائلي' : plural(count, fresh)),
  newOnes: 'رسائل جديدة',
  older: 'رسائل قرأتها',
  isNew: 'جديدة',
  from: (name: string) => `من ${name}`,
  fromTeacher: 'رسالة من {معلّمك|معلّمتك}',
  more: 'رسائل أقدم',
  none: 'لا توجد رسائل بعد',
  noneBody: 'عندما {يكتب لك معلّمك ستجد رسالته|تكتب لك معلّمتك ستجدين رسالتها} هنا.',
  noneAction: '{عُد|عودي} إلى لوحتي',
  done: 'قرأتها',
  takenBack: '{سحب معلّمك|سحبت معلّمتك} هذه الرسالة، فقد أُرسلت خطأً. لا {تحتاج|تحتاجين} إلى فعل شيء.',
  listen: '{استمع|استمعي} إلى رسالة {معلّمك|معلّمتك}',
  picture: 'صورة من {معلّمك|معلّمتك}',
  enlarge: '{كبّر|كبّري} الصورة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
});
