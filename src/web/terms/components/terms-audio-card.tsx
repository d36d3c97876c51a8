import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TERMS_AUDIO_MAX_BYTES } from '#domain/terms/audio';
import { formatDay } from '#strings/dates';
import { formatSize } from '#strings/sizes';
import { termsAudio } from '#strings/terms/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { useReplaceAudio, useRestoreAudio } from '#web/terms/mutations.ts';
import { termsAudioQuery } from '#web/terms/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import type { TermsAudioState } from '#wire/terms';

/** The address changes with the recording, so that the player never plays a kept copy of the earlier one. */
const sourceOf = ({ replacedAt }: TermsAudioState): string =>
  `/audios/Privacyterms.mp3${replacedAt ? `?v=${Date.parse(replacedAt)}` : ''}`;

const Current = ({ state }: { state: TermsAudioState }) => (
  <div className="grid grid-cols-1 gap-3 rounded-3xl bg-paper p-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={state.replaced ? 'good' : 'wait'}>
        {state.replaced ? termsAudio.replaced : termsAudio.placeholder}
      </Badge>
      <span className="text-sm text-muted">
        {state.replacedAt
          ? termsAudio.replacedNote(formatDay(state.replacedAt), formatSize(state.bytes))
          : termsAudio.placeholderNote}
      </span>
    </div>
    {/* biome-ignore lint/a11y/useMediaCaption: the terms dialog shows the same words as text beside the player */}
    <audio
      key={sourceOf(state)}
      controls
      preload="metadata"
      src={sourceOf(state)}
      aria-label={termsAudio.player}
      className="w-full [&::-webkit-media-controls-enclosure]:bg-card"
    />
  </div>
);

const Restore = () => {
  const restore = useRestoreAudio();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" icon="history" onClick={() => setAsking(true)} className="justify-self-start">
        {termsAudio.restore}
      </Button>
      {asking && (
        <ConfirmDialog
          title={termsAudio.restoreTitle}
          body={termsAudio.restoreBody}
          confirm={termsAudio.restoreConfirm}
          tone="danger"
          busy={restore.isPending}
          onConfirm={() => restore.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const Replace = ({ state }: { state: TermsAudioState }) => {
  const upload = useReplaceAudio();
  return (
    <>
      <UploadField
        upload={upload}
        title={termsAudio.replace}
        hint={`${termsAudio.drop}. ${termsAudio.limit(formatSize(TERMS_AUDIO_MAX_BYTES))}.`}
        accept=".mp3,audio/mpeg"
      />
      {state.replaced && !upload.sending && <Restore />}
    </>
  );
};

/** What pupils hear before they agree to the terms. A teacher may listen; the school's settings are the admin's (D-3). */
export const TermsAudioCard = () => {
  const isAdmin = useIsAdmin();
  return (
    <Loaded query={useQuery(termsAudioQuery)} skeleton={<Bone className="h-32 rounded-3xl" />}>
      {(state) => (
        <div className="grid grid-cols-1 gap-4">
          <Current state={state} />
          {isAdmin ? <Replace state={state} /> : <p className="text-muted">{termsAudio.adminOnly}</p>}
        </div>
      )}
    </Loaded>
  );
};
