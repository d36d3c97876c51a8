/** Where the word stands that an event fell on. */
export const positionOf = (target: EventTarget): number | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
  return cell ? Number(cell.dataset.position) : null;
};

/** The word of the grid at a place. */
export const cellAt = (position: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-position="${position}"]`);
