export const confirmPassword = {
  title: 'أهذا أنت؟',
  body: 'هذا الإجراء يكشف بيانات دخول أو يفتح بها، فاكتب كلمة مرورك أولًا. لن تُسأل عنها مرة أخرى قبل عشر دقائق.',
  password: 'كلمة مرورك',
  submit: 'متابعة',
} as const;
