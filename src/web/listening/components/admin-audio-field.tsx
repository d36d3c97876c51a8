import { useState } from 'react';
import { AUDIO_MAX_BYTES, AUDIO_SOURCES, LINK_MAX, SPOKEN_MAX_SECONDS } from '#domain/listening/audio';
import { SPEEDS } from '#domain/listening/playback';
import { fieldText } from '#strings/fields';
import { recitationList, sourceNames, audioField as texts } from '#strings/listening/staff';
import { formatSize } from '#strings/sizes';
import { isRefusedWith, messageOf } from '#web/lib/api.ts';
import { fileAddress } from '#web/lib/page-mark.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { wasCancelled } from '#web/lib/upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { FilePlayer, SoundPlayer } from '#web/ui/sound-player.tsx';
import { SmallError } from '#web/ui/states.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { Audio } from '#wire/listening';
import type { DraftOfRecitation } from '../admin-draft.ts';
import { type AudioFile, useBringAudio } from '../admin-mutations.ts';
import type { Sound } from '../admin-sound.ts';

const WAYS = AUDIO_SOURCES.map((value) => ({ value, label: texts.ways[value] }));

interface LinkProps {
  link: string;
  onChange: (link: string) => void;
  onBring: () => void;
}

const LinkField = ({ link, onChange, onBring }: LinkProps) => {
  const bring = () => link.trim() !== '' && onBring();
  return (
    <div className="grid gap-3">
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={LINK_MAX}
        value={link}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter brings the audio; it does not save the form around it.
          event.preventDefault();
          bring();
        }}
      />
      <Button look="soft" icon="download" onClick={bring} className="justify-self-start">
        {texts.bring}
      </Button>
    </div>
  );
};

/** What was chosen or spoken and has not arrived: a lost network takes nobody's recording away. */
const Unsent = ({ file, onAgain, onDiscard }: { file: File; onAgain: () => void; onDiscard: () => void }) => (
  <div className="grid gap-3 rounded-3xl border border-line bg-paper p-3">
    <p className="break-words">{texts.unsent(file.name, formatSize(file.size))}</p>
    <FilePlayer file={file} label={texts.unsentPlayer} />
    <p className="flex flex-wrap gap-2">
      <Button look="soft" icon="upload" onClick={onAgain}>
        {texts.again}
      </Button>
      <Button look="plain" icon="trash" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </p>
  </div>
);

const Bringing = ({ onCancel }: { onCancel: () => void }) => (
  <div role="status" className="grid gap-3 rounded-3xl border-2 border-line p-4">
    <span className="flex items-center gap-3 font-extrabold">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
      />
      {texts.bringing}
    </span>
    <Button look="plain" icon="close" onClick={onCancel} className="justify-self-start">
      {texts.stopBringing}
    </Button>
  </div>
);

/** A file that was refused lies on its device as before. */
const isWorthKeeping = ({ source }: AudioFile, error: unknown): boolean =>
  source === 'recording' || wasCancelled(error) || isRefusedWith(error, 'offline');

interface WaysProps {
  recitation: DraftOfRecitation;
  /** With what is to be said of it, where its recording was broken off. */
  onBrought: (audio: Audio, problem: string | null) => void;
}

const Ways = ({ recitation: { draft, change }, onBrought }: WaysProps) => {
  const { way, link, unsent } = draft;
  const { send, reset, sending, share, cancel, fault } = useBringAudio((audio) =>
    onBrought(audio, audio.source === 'recording' ? recorder.problem : null),
  );
  const sendFile = (file: AudioFile) => {
    change({ unsent: file });
    send(file, { onError: (error) => change({ unsent: isWorthKeeping(file, error) ? file : null }) });
  };
  const recorder = useRecorder(SPOKEN_MAX_SECONDS, (file) => sendFile({ source: 'recording', file }));
  const isIdle = recorder.state === 'idle';

  if (sending?.source === 'link') return <Bringing onCancel={cancel} />;
  if (sending) return <UploadProgress name={sending.file.name} share={share} onCancel={cancel} />;
  const said = fault ? messageOf(fault) : way === 'recording' && recorder.problem;
  return (
    <>
      {isIdle && (
        <Choice
          legend={texts.way}
          options={WAYS}
          value={way}
          onChange={(next) => {
            reset();
            change({ way: next });
          }}
        />
      )}
      {way === 'link' && (
        <LinkField
          link={link}
          onChange={(typed) => change({ link: typed })}
          onBring={() => send({ source: 'link', link })}
        />
      )}
      {way === 'upload' && (
        <FileDrop
          title={texts.choose}
          hint={texts.chooseHint(formatSize(AUDIO_MAX_BYTES))}
          accept="audio/*"
          onFile={(file) => sendFile({ source: 'upload', file })}
        />
      )}
      {way === 'recording' && (
        <>
          {isIdle && <p className="text-muted">{texts.recordHint(SPOKEN_MAX_SECONDS / 60)}</p>}
          <RecordButton label={texts.record} recorder={recorder} onStart={reset} />
        </>
      )}
      {said && <Alert>{said}</Alert>}
      {unsent && isIdle && (
        <Unsent
          file={unsent.file}
          onAgain={() => sendFile(unsent)}
          onDiscard={() => {
            reset();
            change({ unsent: null });
          }}
        />
      )}
    </>
  );
};

const Present = ({ audio, durationMs, sound }: { audio: Audio; durationMs: number | null; sound: Sound }) => (
  <div className="grid grid-cols-1 gap-3 rounded-3xl bg-paper p-3">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone="good">{sourceNames[audio.source]}</Badge>
      <span>{formatSize(audio.size)}</span>
      <span>{durationMs === null ? !sound.isBroken && texts.measuring : recitationList.length(durationMs)}</span>
      {audio.source === 'link' && (
        <span dir="ltr" className="min-w-0 break-all">
          {audio.audioFile}
        </span>
      )}
    </p>
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-60 flex-1">
        <SoundPlayer key={audio.fileId} {...sound.props} source={fileAddress(audio.fileId)} label={texts.player} />
      </div>
      <Filter
        label={texts.speed}
        options={SPEEDS as readonly number[]}
        nameOf={texts.speedOf}
        value={sound.rate}
        onChange={(rate = 1) => sound.setRate(rate)}
      />
    </div>
    {sound.isBroken && <SmallError text={texts.unplayable} onRetry={sound.reload} />}
  </div>
);

interface AudioFieldProps {
  recitation: DraftOfRecitation;
  sound: Sound;
  /** Whether somebody tried to save: what is missing is said only then. */
  isTried: boolean;
}

/** Brought into the school first, then heard from there. */
export const AudioField = ({ recitation, sound, isTried }: AudioFieldProps) => {
  const { audio, durationMs } = recitation.draft;
  const [isReplacing, setIsReplacing] = useState(false);
  const [broken, setBroken] = useState<{ fileId: string; problem: string } | null>(null);
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-lg font-black">{texts.title}</h2>
      {audio && <Present audio={audio} durationMs={durationMs} sound={sound} />}
      {broken && broken.fileId === audio?.fileId && <Alert>{broken.problem}</Alert>}
      {audio && (
        <Button
          look="plain"
          size="small"
          icon={isReplacing ? 'close' : 'refresh'}
          onClick={() => setIsReplacing(!isReplacing)}
          className="justify-self-start"
        >
          {isReplacing ? texts.keep : texts.replace}
        </Button>
      )}
      {isTried && !audio && <p className="text-sm font-extrabold text-danger">{fieldText('required')}</p>}
      {(!audio || isReplacing) && (
        <Ways
          recitation={recitation}
          onBrought={(brought, problem) => {
            setIsReplacing(false);
            setBroken(problem === null ? null : { fileId: brought.fileId, problem });
            recitation.bring(brought);
          }}
        />
      )}
    </section>
  );
};
