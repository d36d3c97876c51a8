import type { VerseRange } from '#domain/quran/surahs';
import { quranPage, renameText, replaceText, textList } from '#strings/quran/staff';
import { useAction } from '#web/lib/action.ts';
import { api, type Input, messageOf } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import type { StaffText } from '#wire/quran';

const refresh = [['admin', 'quran']];

type NewText = Omit<Input<'POST /api/admin/quran/texts'>['body'], 'requestKey'>;

export const useAddText = (onAdded: (text: StaffText) => void) => {
  const run = useKeyed((text: NewText, requestKey) =>
    api('POST /api/admin/quran/texts', { body: { ...text, requestKey } }),
  );
  return useAction({ run, after: onAdded, done: quranPage.added, refresh });
};

export const useCompare = () =>
  useAction({ run: (pasted: string) => api('POST /api/admin/quran/compare', { body: { pasted } }) });

/** As the list shows it, but for what is changed. */
const change = ({ id, title, isActive, isFocused }: StaffText) =>
  api('PATCH /api/admin/quran/texts/:id', { params: { id }, body: { title, isActive, isFocused } });

/** A refusal is shown in the dialog that asked. */
export const useRenameText = () => useAction({ run: change, done: ({ title }) => renameText.saved(title), refresh });

export const useShowOrHide = () =>
  useAction({
    run: (text: StaffText) => change({ ...text, isActive: !text.isActive }),
    done: ({ title, isActive }) => (isActive ? textList.shownNow(title) : textList.hiddenNow(title)),
    refused: messageOf,
    refresh,
  });

export const useFocusText = () =>
  useAction({
    run: (text: StaffText) => change({ ...text, isFocused: true }),
    done: ({ title }) => textList.focusedNow(title),
    refused: messageOf,
    refresh,
  });

export const useReplaceText = (id: number) => {
  const run = useKeyed((range: VerseRange, requestKey) =>
    api('POST /api/admin/quran/texts/:id/replace', { params: { id }, body: { ...range, requestKey } }),
  );
  return useAction({ run, done: ({ title, version }) => replaceText.done(title, version), refresh });
};
