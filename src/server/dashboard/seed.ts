import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { addressed } from '#strings/addressed';
import { readDashboard, saveChecklist, seeScenes } from './service.ts';

type News = Parameters<typeof saveChecklist>[2];

/** Three of them are the pupils' own; the rest is for staff who ask what there is. */
const CHECKLIST = addressed<News>([
  {
    text: '{ضع قلبًا على ما تتمنّاه في المتجر، وشاهد|ضعي قلبًا على ما تتمنّينه في المتجر، وشاهدي} كم بقي لك',
    status: 'completed',
    forPupils: true,
  },
  { text: '{سابق صديقك|سابقي صديقتك} في الأسئلة، سؤالًا بسؤال', status: 'completed', forPupils: true },
  { text: 'رحلة {لأبطال|لبطلات} الشهر', status: 'planned', forPupils: true },
  { text: 'بطاقات الدخول السريع برمز مصوّر', status: 'completed', forPupils: false },
  { text: 'المكافآت وسجل النقاط', status: 'completed', forPupils: false },
  { text: 'قراءة القرآن من نصوص الصف', status: 'completed', forPupils: false },
  { text: 'لوحات المجد الأسبوعية', status: 'completed', forPupils: false },
]);

/** The last evening before today. */
const LAST_LOOK = 1;

/** Everybody who comes regularly saw what happened so far; the last grade's first pupil has it still to see. */
const lookAround = ({ regulars, schoolTime }: DemoSchool): Happening[] =>
  regulars
    .filter(({ grade, isFirst }) => !(grade === 6 && isFirst))
    .map(({ id }) =>
      byPupil(schoolTime(LAST_LOOK, 20, 45), id, async (deps, actor) => {
        const { scenes } = await readDashboard(deps, actor);
        const keys = scenes.map(({ key }) => key);
        await seeScenes(deps, actor, keys);
      }),
    );

export const planDashboard = (school: DemoSchool): Happening[] => [
  byStaff(school.schoolTime(23, 8, 30), school.admin, (deps, staff) => saveChecklist(deps, staff, CHECKLIST)),
  ...lookAround(school),
];
