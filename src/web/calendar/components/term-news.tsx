import { termChanged as texts } from '#strings/calendar/staff';
import { Notice } from '#web/ui/notice.tsx';
import type { useTermDraft } from '../use-term-draft.ts';

/** Somebody else saved meanwhile: what, and how to go on. Nothing that was typed is lost unasked. */
export const TermNews = ({ form, onChoice }: { form: ReturnType<typeof useTermDraft>; onChoice: () => void }) => {
  const choose = (act: () => void) => () => {
    onChoice();
    act();
  };
  return (
    form.isTouched &&
    form.news.length > 0 && (
      <Notice
        urgent
        text={texts.text(form.news)}
        actions={{ [texts.take]: choose(form.discard), [texts.keep]: choose(form.goOnFromNow) }}
      />
    )
  );
};
