import { say } from '#strings/addressed';

/** Who stands where an erased pupil was. */
export const formerStudent = (): string => say`{طالب سابق|طالبة سابقة}`;
