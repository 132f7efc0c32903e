import { useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { clockTime } from './clockTime.js';
import { useCamera, type CameraState } from './useCamera.js';
import { MAX_RECORDING_S, useRecorder, type RecorderPhase } from './useRecorder.js';
import type { VideoToSend } from './videoFile.js';
import styles from './VideoRecorder.module.css';

export interface VideoRecorderProps {
  /** Called with what was recorded when it shall be sent. */
  onSubmit: (video: VideoToSend) => void;
  /** A recording is on its way: nothing may be changed. */
  sending: boolean;
}

/** Camera on, countdown, record, stop; then watch, redo or submit. */
export function VideoRecorder({ onSubmit, sending }: VideoRecorderProps) {
  const camera = useCamera();
  const recorder = useRecorder(camera.stream);
  const { phase, count, seconds, video } = recorder;
  const status = useId();
  if (camera.state !== 'on') return <CameraPrompt state={camera.state} onStart={() => void camera.start()} />;
  return (
    <div className={styles.recorder}>
      <div className={styles.stage}>
        {phase === 'recorded' && video ? (
          <Playback video={video} />
        ) : (
          <LivePreview stream={camera.stream!} describedBy={status} />
        )}
        {phase === 'countdown' && count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
        {phase === 'recording' && (
          <span className={styles.lamp} aria-hidden="true">
            {clockTime(seconds)}
          </span>
        )}
      </div>
      <p id={status} className={styles.status} role="status">
        {statusText(phase, count)}
      </p>
      {recorder.error && (
        <p className={styles.problem} role="alert">
          {recorder.error}
        </p>
      )}
      <div className={styles.actions}>
        {phase === 'ready' && (
          <Button size="lg" block onClick={recorder.begin}>
            Record
          </Button>
        )}
        {(phase === 'countdown' || phase === 'recording') && (
          <Button size="lg" variant="danger" block disabled={phase === 'countdown'} onClick={recorder.stop}>
            Stop
          </Button>
        )}
        {phase === 'recorded' && video && (
          <>
            <Button size="lg" block loading={sending} onClick={() => onSubmit(video)}>
              Submit
            </Button>
            <Button variant="outline" block disabled={sending} onClick={recorder.redo}>
              Redo
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function statusText(phase: RecorderPhase, count: number): string {
  switch (phase) {
    case 'ready':
      return '30 to 60 seconds is just right. Recording starts after a 3-second countdown.';
    case 'countdown':
      return count > 0 ? `Recording starts in ${count}` : 'Recording';
    case 'recording':
      return `Recording. It stops automatically after ${MAX_RECORDING_S / 60} minutes.`;
    case 'recorded':
      return 'Recorded. Watch it, then submit it or record it again.';
  }
}

const GATE = {
  off: 'Your camera and microphone are used only on this page. Nothing is sent until you submit.',
  asking: 'Allow the camera and microphone when your browser asks.',
  refused: "Your browser blocks the camera. Allow it in this page's settings, or upload a file instead.",
  missing: 'No camera found, or another app is using it. You can upload a file instead.',
};

/** Before the camera is on: why it is asked for, or why it is not there. */
function CameraPrompt({ state, onStart }: { state: Exclude<CameraState, 'on'>; onStart: () => void }) {
  const failed = state === 'refused' || state === 'missing';
  return (
    <div className={styles.gate}>
      <span className={styles.lens}>
        <Icon name="video" size={32} />
      </span>
      <div role={failed ? 'alert' : 'status'}>
        {failed && <strong className={styles.problem}>Unable to access camera stream</strong>}
        <p>{GATE[state]}</p>
      </div>
      <Button size="lg" loading={state === 'asking'} onClick={onStart}>
        {failed ? 'Try again' : 'Turn on the camera'}
      </Button>
    </div>
  );
}

/** Mirrored, as people know themselves. */
function LivePreview({ stream, describedBy }: { stream: MediaStream; describedBy: string }) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (element.current) element.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={element}
      className={styles.live}
      autoPlay
      muted
      playsInline
      aria-label="Your camera"
      aria-describedby={describedBy}
    />
  );
}

/** What is about to be sent. */
export function Playback({ video }: { video: VideoToSend }) {
  const address = useMemo(() => URL.createObjectURL(video.blob), [video.blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <video className={styles.playback} src={address} controls playsInline aria-label="Your recording" />;
}
