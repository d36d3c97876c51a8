import { useRef, useState } from 'react';
import { confirmationFor } from '#domain/access/agreement';
import { terms } from '#strings/terms/terms';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDecideTerms } from '../mutations.ts';
import { TermsAudio } from './terms-audio.tsx';

export const TermsDialog = () => {
  const decide = useDecideTerms();
  const audio = useRef<HTMLAudioElement>(null);
  const [played, setPlayed] = useState(false);
  const [asking, setAsking] = useState(false);
  const confirmation = confirmationFor(played);

  const listenFirst = () => {
    setAsking(false);
    void audio.current?.play();
  };

  return (
    <Dialog title={terms.title} mustDecide wide onClose={() => undefined}>
      <div className="grid gap-4">
        <p>{terms.intro}</p>
        <TermsAudio audio={audio} onPlayed={() => setPlayed(true)} />
        {terms.sections.map((section) => (
          <section key={section.id} className="rounded-button bg-paper p-4">
            <h3 className="mb-1 text-lg font-black">{section.title}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-card p-4">
          <Button
            look="gold"
            size="large"
            className="flex-1"
            disabled={decide.isPending}
            onClick={() => setAsking(true)}
          >
            {terms.agree}
          </Button>
          <Button look="plain" size="large" busy={decide.isPending} onClick={() => decide.mutate(false)}>
            {terms.disagree}
          </Button>
        </div>
      </div>
      {asking && confirmation === 'unheard' && (
        <Dialog title={terms.confirmUnheard.title} onClose={() => setAsking(false)}>
          <p className="mb-5">{terms.confirmUnheard.body}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="gold" onClick={listenFirst}>
              {terms.confirmUnheard.listenFirst}
            </Button>
            <Button busy={decide.isPending} onClick={() => decide.mutate(true)}>
              {terms.confirmUnheard.yes}
            </Button>
            <Button look="plain" onClick={() => setAsking(false)}>
              {terms.confirmUnheard.cancel}
            </Button>
          </div>
        </Dialog>
      )}
      {asking && confirmation === 'heard' && (
        <Dialog title={terms.confirmHeard.title} onClose={() => setAsking(false)}>
          <p className="mb-5">{terms.confirmHeard.body}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="gold" busy={decide.isPending} onClick={() => decide.mutate(true)}>
              {terms.confirmHeard.yes}
            </Button>
            <Button look="plain" onClick={() => setAsking(false)}>
              {terms.confirmHeard.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </Dialog>
  );
};
