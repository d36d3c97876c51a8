import { useEffect, useRef, useState } from 'react';
import { RECORDING_BITS_PER_SECOND } from '#domain/files/recording';
import { recording } from '#strings/recording';

/** AAC first: every phone plays it. */
const FORMATS = [
  { type: 'audio/mp4;codecs=mp4a.40.2', extension: 'm4a' },
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
  { type: 'audio/mp4', extension: 'm4a' },
];

const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined;

const problemOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return recording.refused;
  return name === 'NotFoundError' ? recording.absent : recording.failed;
};

interface Take {
  readonly recorder: MediaRecorder;
  readonly end: () => void;
}

interface Listener {
  readonly onSecond: (seconds: number) => void;
  readonly onUnplugged: () => void;
  readonly onDone: (file: File) => void;
}

/** Records until it is stopped, by hand, by the clock or by the plug. `end` without a stop throws the take away. */
const record = (stream: MediaStream, maxSeconds: number, { onSecond, onUnplugged, onDone }: Listener): Take => {
  const format = FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: RECORDING_BITS_PER_SECOND,
    ...(format && { mimeType: format.type }),
  });
  const chunks: Blob[] = [];
  let seconds = 0;
  const clock = setInterval(() => {
    seconds += 1;
    onSecond(seconds);
    if (seconds >= maxSeconds) recorder.stop();
  }, 1000);
  const end = () => {
    clearInterval(clock);
    for (const track of stream.getTracks()) track.stop();
  };
  // Not told of a track that is stopped here, only of one that was taken away. The recorder stops with it.
  for (const track of stream.getTracks()) track.onended = onUnplugged;
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.onstop = () => {
    end();
    const type = recorder.mimeType.split(';', 1)[0] ?? '';
    onDone(new File(chunks, `${recording.fileName}.${format?.extension ?? 'webm'}`, { type }));
  };
  recorder.start();
  return { recorder, end };
};

/** What was spoken becomes a file, also where the microphone is taken away in the middle of it. */
export const useRecorder = (maxSeconds: number, onRecorded: (file: File) => void) => {
  const [state, setState] = useState<'idle' | 'asking' | 'recording'>('idle');
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useRef<Take>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (take.current) take.current.recorder.onstop = null;
      take.current?.end();
    };
  }, []);

  const finish = (file: File) => {
    take.current = null;
    setState('idle');
    onRecorded(file);
  };

  const begin = (stream: MediaStream) => {
    // The page was left while the browser asked for permission.
    if (!isHere.current) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    setSeconds(0);
    take.current = record(stream, maxSeconds, {
      onSecond: setSeconds,
      onUnplugged: () => setProblem(recording.unplugged),
      onDone: finish,
    });
    setState('recording');
  };

  const start = async () => {
    setProblem(null);
    setState('asking');
    let stream: MediaStream | undefined;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      begin(stream);
    } catch (error) {
      for (const track of stream?.getTracks() ?? []) track.stop();
      setState('idle');
      setProblem(problemOf(error));
    }
  };

  /** Where nothing can be recorded: what was spoken elsewhere. */
  const takeFile = canRecord() ? null : onRecorded;

  return { state, seconds, problem, start, takeFile, stop: () => take.current?.recorder.stop() };
};
