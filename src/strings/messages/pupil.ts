import { type PluralForms, plural } from '#strings/plural';

const fresh: PluralForms =
  'قرأت كل رسائلك | لديك رسالة جديدة | لديك رسالتان جديدتان | لديك {n} رسائل جديدة | لديك {n} رسالة جديدة | لديك {n} رسالة جديدة';

/** For pupils. The empty list's words are the specification's. */
export const inbox = {
  title: 'رسائل معلّمي',
  fresh: (count: number) => plural(count, fresh),
  bell: (count: number) => (count === 0 ? 'رسائلي' : plural(count, fresh)),
  newOnes: 'رسائل جديدة',
  older: 'رسائل قرأتها',
  isNew: 'جديدة',
  from: (name: string) => `من ${name}`,
  fromTeacher: 'رسالة من معلّمك',
  more: 'رسائل أقدم',
  none: 'لا توجد رسائل بعد',
  noneBody: 'عندما يكتب لك معلّمك ستجد رسالته هنا.',
  noneAction: 'عُد إلى لوحتي',
  done: 'قرأتها',
  takenBack: 'سحب معلّمك هذه الرسالة، فقد أُرسلت خطأً. لا تحتاج إلى فعل شيء.',
  listen: 'استمع إلى رسالة معلّمك',
  picture: 'صورة من معلّمك',
  enlarge: 'كبّر الصورة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
} as const;
