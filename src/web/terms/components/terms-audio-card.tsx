import { useQuery } from '@tanstack/react-query';
import { TERMS_AUDIO_MAX_BYTES } from '#domain/terms/audio';
import { schoolOf } from '#strings/addressed';
import { formatDay } from '#strings/dates';
import { formatSize } from '#strings/sizes';
import { restoreAudio, termsAudio } from '#strings/terms/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import type { TermsAudioState } from '#wire/terms';
import { termsAudioQuery, useReplaceAudio, useRestoreAudio } from '../terms-audio.ts';

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
    {(state.replaced || schoolOf() === 'boys') && (
      <SoundPlayer key={sourceOf(state)} source={sourceOf(state)} label={termsAudio.player} />
    )}
  </div>
);

const Restore = () => {
  const restore = useRestoreAudio();
  const { ask, dialog } = useConfirm();
  return (
    <>
      <Button
        look="plain"
        icon="history"
        onClick={() => ask({ run: () => restore.mutateAsync(), confirm: { ...restoreAudio, tone: 'danger' } })}
        className="justify-self-start"
      >
        {restoreAudio.title}
      </Button>
      {dialog}
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
