import { shared } from '#web/lib/shared.ts';

/** The modal dialogs on the page, innermost last. Everything outside the innermost is inert, so toasts are shown inside it. */
const open = shared<readonly HTMLDialogElement[]>([]);

export const dialogOpened = (dialog: HTMLDialogElement): void => open.set([...open.get(), dialog]);
export const dialogClosed = (dialog: HTMLDialogElement): void => open.set(open.get().filter((each) => each !== dialog));

export const innermostDialog = (): HTMLDialogElement | undefined => open.get().at(-1);
export const useInnermostDialog = (): HTMLDialogElement | undefined => open.use().at(-1);
