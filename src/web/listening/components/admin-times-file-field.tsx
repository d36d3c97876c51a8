import { useState } from 'react';
import { readTimesFile, TIMES_FILE_MAX_BYTES, writeTimesFile } from '#domain/listening/times-file';
import { timesFile as texts, timesField, timesFileProblems } from '#strings/listening/staff';
import { saveFile } from '#web/lib/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { TimedAudio } from '../admin-timed-audio.ts';

/** Times made elsewhere, or to be worked on elsewhere. */
export const TimesFileField = ({ audio, durationMs, verses, times, setTimes, isRight }: TimedAudio) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { sha256 } = audio;
  const read = async (file: File) => {
    const text = file.size > TIMES_FILE_MAX_BYTES ? '' : await file.text();
    const outcome = readTimesFile(text, { durationMs, sha256, verses });
    if ('problem' in outcome) return setProblem(timesFileProblems[outcome.problem]);
    setProblem(null);
    setTimes(outcome.times);
    toast.good(texts.imported(timesField.counted(outcome.times.length, verses)));
  };
  const canExport = isRight && times.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileDrop
        title={texts.choose}
        hint={texts.chooseHint}
        accept=".json,application/json"
        onFile={(file) => void read(file)}
      />
      {problem && <Alert>{problem}</Alert>}
      {canExport ? (
        <Button
          look="plain"
          icon="download"
          className="justify-self-start"
          onClick={() =>
            saveFile(
              `${texts.name}-${sha256.slice(0, 8)}.json`,
              writeTimesFile({ durationMs, sha256, timestamps: times }),
              'application/json',
            )
          }
        >
          {texts.download}
        </Button>
      ) : (
        <p className="text-muted">{texts.nothing}</p>
      )}
    </div>
  );
};
