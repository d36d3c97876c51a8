import { addressed } from '#strings/addressed';

/** The one that the demo school has behind it; a real school's first begins with its rules. */
export const firstContest = addressed({
  title: 'مسابقة التدريب الأولى',
  rules:
    '{الفائز هو|الفائزة هي} الأعلى نقاطًا في سباق الدقيقة الواحدة، وعند التساوي الأعلى دقة. وتُوزَّع عملات التدريب على من {تدرّب|تدرّبت} في المراجعة وسباق الدقيقتين وسباق الدقائق الثلاث.',
});

/** Practice without a contest, in the audit log. */
export const openPractice = { title: 'التدريب بلا مسابقة' } as const;

/** What the winner reads beside the prize. */
export const prizeTitle = (contest: string): string => `جائزة الفوز: ${contest}`;
