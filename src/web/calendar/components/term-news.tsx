import { termChanged as texts } from '#strings/calendar/staff';
import { Button } from '#web/ui/button.tsx';
import type { useTermDraft } from '../use-term-draft.ts';

type Form = Pick<ReturnType<typeof useTermDraft>, 'isTouched' | 'news' | 'discard' | 'goOnFromNow'>;

/** Somebody else saved meanwhile: what, and how to go on. Nothing that was typed is lost unasked. */
export const TermNews = ({ form, onChoice }: { form: Form; onChoice: () => void }) =>
  form.isTouched &&
  form.news.length > 0 && (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink"
    >
      <span className="flex-1 basis-72">{texts.text(form.news)}</span>
      {[['take', form.discard] as const, ['keep', form.goOnFromNow] as const].map(([choice, act]) => (
        <Button
          key={choice}
          look="plain"
          onClick={() => {
            onChoice();
            act();
          }}
        >
          {texts[choice]}
        </Button>
      ))}
    </div>
  );
