import { type ReactNode, useId } from 'react';
import { checklistEditor } from '#strings/dashboard/staff';
import { ownPassword, settingsPage } from '#strings/staff/settings';
import { termsAudio } from '#strings/terms/staff';
import { ChecklistEditor } from '#web/dashboard/components/checklist-editor.tsx';
import { OwnPasswordForm } from '#web/staff/components/own-password-form.tsx';
import { TermsAudioCard } from '#web/terms/components/terms-audio-card.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

interface CardProps {
  icon: IconName;
  title: string;
  body: string;
  children: ReactNode;
}

const Card = ({ icon, title, body, children }: CardProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-card p-5 shadow-card"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-emerald-ink">
          <Icon name={icon} />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-black">
            {title}
          </h2>
          <p className="text-sm text-muted">{body}</p>
        </div>
      </div>
      {children}
    </section>
  );
};

export const Settings = () => (
  <>
    <PageHead title={settingsPage.title} intro={settingsPage.intro} />
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Card icon="shield" title={ownPassword.title} body={ownPassword.body}>
        <OwnPasswordForm />
      </Card>
      <Card icon="play" title={termsAudio.title} body={termsAudio.body}>
        <TermsAudioCard />
      </Card>
    </div>
    <div className="mt-4">
      <Card icon="inbox" title={checklistEditor.title} body={checklistEditor.body}>
        <ChecklistEditor />
      </Card>
    </div>
  </>
);
