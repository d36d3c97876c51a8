import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byStaff } from '#server/seed/people';
import { setLeftOut } from './service.ts';

/** A guardian asked. */
export const planGlory = ({ teacher, pupils, schoolTime }: DemoSchool): Happening[] =>
  pupils
    .slice(-1)
    .map(({ id }) => byStaff(schoolTime(9, 13, 5), teacher, (deps, staff) => setLeftOut(deps, staff, id, true)));
