/** The word of the grid at a place. */
export const cellAt = (position: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-position="${position}"]`);
