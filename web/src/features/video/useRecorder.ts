import { useCallback, useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { videoOfRecording, type VideoToSend } from './videoFile.js';

const COUNTDOWN_S = 3;
/** Long before 100 MB are reached. */
export const MAX_RECORDING_S = 180;
const BITS_PER_SECOND = 2_500_000;
const FORMATS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** The first format that this browser records; empty lets it choose. */
export function recordingFormat(): string {
  return FORMATS.find((format) => MediaRecorder.isTypeSupported(format)) ?? '';
}

export type RecorderPhase = 'ready' | 'countdown' | 'recording' | 'recorded';

/** Counts down, records, and gives what was recorded. */
export function useRecorder(stream: MediaStream | undefined) {
  const [phase, setPhase] = useState<RecorderPhase>('ready');
  const [count, setCount] = useState(COUNTDOWN_S);
  const [seconds, setSeconds] = useState(0);
  const [video, setVideo] = useState<VideoToSend>();
  const [error, setError] = useState<string>();
  const recorder = useRef<MediaRecorder>(undefined);

  const record = useCallback(() => {
    setSeconds(0);
    setPhase(stream?.active ? 'recording' : 'ready');
    if (!stream?.active) return setError('Unable to access camera stream');
    recorder.current = startRecording(stream, (blob, type) => {
      if (blob.size === 0) {
        setPhase('ready');
        return setError('No video data was recorded. Please try again.');
      }
      setVideo(videoOfRecording(blob, type, Date.now()));
      setPhase('recorded');
    });
  }, [stream]);

  useTicks(phase === 'countdown', setCount, -1);
  useTicks(phase === 'recording', setSeconds, 1);
  useEffect(() => {
    if (phase === 'countdown' && count === 0) record();
  }, [phase, count, record]);
  const stop = useEnd(recorder, phase === 'recording' && seconds >= MAX_RECORDING_S);

  const begin = () => {
    setError(undefined);
    if (!stream) return setError('Unable to access camera stream');
    setCount(COUNTDOWN_S);
    setPhase('countdown');
  };
  const redo = () => {
    setVideo(undefined);
    setPhase('ready');
  };
  return { phase, count, seconds, video, error, begin, stop, redo } as const;
}

function startRecording(stream: MediaStream, onEnd: (blob: Blob, type: string) => void): MediaRecorder {
  const mimeType = recordingFormat();
  const options = { ...(mimeType && { mimeType }), videoBitsPerSecond: BITS_PER_SECOND };
  const recorder = new MediaRecorder(stream, options);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void (data.size > 0 && parts.push(data));
  recorder.onstop = () => onEnd(new Blob(parts, { type: recorder.mimeType }), recorder.mimeType);
  // In pieces, so that a long recording does not come all at once at its end.
  recorder.start(1000);
  return recorder;
}

/** Ends the recording when asked, when it is too long, and when the page is left. */
function useEnd(recorder: RefObject<MediaRecorder | undefined>, tooLong: boolean): () => void {
  const stop = useCallback(() => endOf(recorder.current), [recorder]);
  useEffect(() => {
    if (tooLong) stop();
  }, [tooLong, stop]);
  useEffect(() => stop, [stop]);
  return stop;
}

function endOf(recorder: MediaRecorder | undefined): void {
  if (recorder && recorder.state !== 'inactive') recorder.stop();
}

/** Changes a number by `step` every second while it is `active`. */
function useTicks(active: boolean, change: Dispatch<SetStateAction<number>>, step: 1 | -1): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => change((before) => before + step), 1000);
    return () => clearInterval(timer);
  }, [active, change, step]);
}
