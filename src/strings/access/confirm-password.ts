export const confirmPassword = {
  title: 'أهذا أنت؟',
  body: 'قبل عرض كلمات مرور الطلاب أو الدخول بحساباتهم اكتب كلمة مرورك. لن تُسأل عنها مرة أخرى قبل عشر دقائق.',
  password: 'كلمة مرورك',
  submit: 'متابعة',
} as const;
