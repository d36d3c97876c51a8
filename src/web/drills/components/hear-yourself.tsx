import { useState } from 'react';
import { hearYourself as texts } from '#strings/drills/pupil';
import { useFileAddress } from '#web/lib/file-address.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { RecordButton } from '#web/ui/record-button.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';

/** A word and what stands around it. */
const MAX_SECONDS = 20;

const Take = ({ file }: { file: File }) => {
  const address = useFileAddress(file);
  return address && <SoundPlayer source={address} label={texts.listen} />;
};

/** Said aloud, and heard again beside the revealed word. It never leaves the page. */
export const HearYourself = () => {
  const [take, setTake] = useState<File | null>(null);
  const recorder = useRecorder(MAX_SECONDS, setTake);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <RecordButton label={texts.record} recorder={recorder} onStart={() => void recorder.start()} />
      {recorder.problem && <p role="alert">{recorder.problem}</p>}
      {take && <Take file={take} />}
      <p className="text-sm text-muted">{texts.note}</p>
    </div>
  );
};
