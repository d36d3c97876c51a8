import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { TERMS_AUDIO_MAX_BYTES } from '#domain/terms/audio';
import { formatDay } from '#strings/dates';
import { formatSize } from '#strings/sizes';
import { restoreAudio, termsAudio } from '#strings/terms/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { refuseTooLarge } from '#web/lib/too-large.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import type { TermsAudioState } from '#wire/terms';

const termsAudioQuery = queryOptions({
  queryKey: ['terms-audio'],
  queryFn: () => api('GET /api/admin/terms-audio'),
});

const remember = (state: TermsAudioState, _: unknown, client: QueryClient) =>
  client.setQueryData(termsAudioQuery.queryKey, state);

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
    <SoundPlayer key={sourceOf(state)} source={sourceOf(state)} label={termsAudio.player} />
  </div>
);

const Restore = () => {
  const restore = useAction({
    run: () => api('DELETE /api/admin/terms-audio'),
    after: remember,
    done: termsAudio.restored,
    refused: messageOf,
  });
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
  const replace = useUpload({
    run: async (file: File, sending) => {
      refuseTooLarge(file, TERMS_AUDIO_MAX_BYTES);
      return upload('PUT /api/admin/terms-audio', { file }, sending);
    },
    after: remember,
    done: termsAudio.saved,
    cancelled: termsAudio.cancelled,
  });
  return (
    <>
      <UploadField
        upload={replace}
        title={termsAudio.replace}
        hint={`${termsAudio.drop}. ${termsAudio.limit(formatSize(TERMS_AUDIO_MAX_BYTES))}.`}
        accept=".mp3,audio/mpeg"
      />
      {state.replaced && !replace.sending && <Restore />}
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
