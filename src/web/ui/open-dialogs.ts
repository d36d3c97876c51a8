/** The modal dialogs on the page, innermost last. Everything outside the innermost is inert, so toasts are shown inside it. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLDialogElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

export const dialogOpened = (dialog: HTMLDialogElement): void => set([...open, dialog]);
export const dialogClosed = (dialog: HTMLDialogElement): void => set(open.filter((each) => each !== dialog));

export const subscribeToDialogs = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const innermostDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;
