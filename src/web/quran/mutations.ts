import type { VerseRange } from '#domain/quran/surahs';
import { quranPage, renameText, replaceText, textList } from '#strings/quran/staff';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api, type Input } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import type { StaffText } from '#wire/quran';

const { useFormAction, useStep } = actionsOn(['admin', 'quran']);

type NewText = Omit<Input<'POST /api/admin/quran/texts'>['body'], 'requestKey'>;

export const useAddText = (onAdded: (text: StaffText) => void) => {
  const run = useKeyed((text: NewText, requestKey) =>
    api('POST /api/admin/quran/texts', { body: { ...text, requestKey } }),
  );
  return useFormAction({ run, after: onAdded, done: quranPage.added });
};

export const useCompare = () =>
  useAction({ run: (pasted: string) => api('POST /api/admin/quran/compare', { body: { pasted } }) });

/** As the list shows it, but for what is changed. */
const change = ({ id, title, isActive, isFocused }: StaffText) =>
  api('PATCH /api/admin/quran/texts/:id', { params: { id }, body: { title, isActive, isFocused } });

/** A refusal is shown in the dialog that asked. */
export const useRenameText = () => useFormAction({ run: change, done: ({ title }) => renameText.saved(title) });

export const useShowOrHide = () =>
  useStep({
    run: (text: StaffText) => change({ ...text, isActive: !text.isActive }),
    done: ({ title, isActive }) => (isActive ? textList.shownNow(title) : textList.hiddenNow(title)),
  });

export const useFocusText = () =>
  useStep({
    run: (text: StaffText) => change({ ...text, isFocused: true }),
    done: ({ title }) => textList.focusedNow(title),
  });

export const useReplaceText = (id: number) => {
  const run = useKeyed((range: VerseRange, requestKey) =>
    api('POST /api/admin/quran/texts/:id/replace', { params: { id }, body: { ...range, requestKey } }),
  );
  return useFormAction({ run, done: ({ title, version }) => replaceText.done(title, version) });
};
