/** Who stands where an erased pupil was. */
export const formerStudent = 'طالب سابق';
