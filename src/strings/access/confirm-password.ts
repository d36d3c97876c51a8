import { addressed } from '#strings/addressed';

export const confirmPassword = addressed({
  title: '{أهذا أنت|أهذه أنتِ}؟',
  body: 'هذا الإجراء يكشف بيانات دخول أو يفتح بها، {فاكتب|فاكتبي} كلمة مرورك أولًا. لن {تُسأل|تُسألي} عنها مرة أخرى قبل عشر دقائق.',
  password: 'كلمة مرورك',
  submit: 'متابعة',
});
