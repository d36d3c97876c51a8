/** When this pupil last saw the updates checklist on this device. A shared tablet has many pupils. */
const checklistKey = (studentId: number): string => `himma-checklist-seen-${studentId}`;

export const checklistSeenAt = (studentId: number): number | null => {
  const kept = localStorage.getItem(checklistKey(studentId));
  return kept === null ? null : Number(kept);
};

export const keepChecklistSeen = (studentId: number, atMs: number): void =>
  localStorage.setItem(checklistKey(studentId), String(atMs));

const welcomeKey = (studentId: number): string => `himma-welcome-later-${studentId}`;

/** "Later" holds until the browser closes: the gift is on the rewards page meanwhile. */
export const isWelcomePutOff = (studentId: number): boolean => sessionStorage.getItem(welcomeKey(studentId)) === '1';

export const putOffWelcome = (studentId: number): void => sessionStorage.setItem(welcomeKey(studentId), '1');
