export const home = {
  morning: 'صباح الخير',
  afternoon: 'طاب يومك',
  evening: 'مساء الخير',
  welcome: (name: string) => `أهلًا يا ${name}`,
  coins: 'عملاتي',
  points: 'نقاطي',
  shopping: (amount: string) => `رصيد التسوق ${amount}`,
  pointsHint: 'كل عشر نقاط بعملة',
  cardTitle: 'بطاقة دخولي',
  cardBody: 'شاهد رقمك وكلمة مرورك ورمز الدخول السريع',
  cardOpen: 'افتح بطاقتي',
} as const;

export const cardPage = {
  title: 'بطاقة دخولي',
  body: 'صوّر الرمز بالكاميرا لتدخل بلا كتابة. لا تُعطِ أحدًا بطاقتك.',
  print: 'اطبع البطاقة',
} as const;
