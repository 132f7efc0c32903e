import { useState } from 'react';
import { showToast } from '../../lib/toasts.js';
import { canRecord } from './useCamera.js';
import { useVideoUpload } from './useVideoUpload.js';
import type { VideoToSend } from './videoFile.js';
import { VideoFileChoice } from './VideoFileChoice.js';
import { VideoProgress } from './VideoProgress.js';
import { VideoRecorder } from './VideoRecorder.js';
import styles from './VideoSubmission.module.css';

export interface VideoSubmissionProps {
  uploadHash: string;
  /** The video has arrived. */
  onSent: () => void;
}

/** Record a video, or choose a file, and send it. */
export function VideoSubmission({ uploadHash, onSent }: VideoSubmissionProps) {
  const recordable = canRecord();
  const [way, setWay] = useState<'record' | 'upload'>(recordable ? 'record' : 'upload');
  const upload = useVideoUpload(uploadHash, () => {
    showToast('Video review submitted successfully!');
    onSent();
  });
  const send = (video: VideoToSend) => void upload.send(video);
  return (
    <div className={styles.submission}>
      {recordable && (
        <fieldset className={styles.ways} disabled={upload.sending}>
          <legend className="visually-hidden">How</legend>
          <Way label="Record" checked={way === 'record'} onChoose={() => setWay('record')} />
          <Way label="Upload a file" checked={way === 'upload'} onChoose={() => setWay('upload')} />
        </fieldset>
      )}
      {way === 'record' ? (
        <VideoRecorder onSubmit={send} sending={upload.sending} />
      ) : (
        <VideoFileChoice onSubmit={send} sending={upload.sending} />
      )}
      {upload.sending && <VideoProgress value={upload.progress} label="Uploading your video" />}
      {upload.error && (
        <p className={styles.problem} role="alert">
          {upload.error}
        </p>
      )}
    </div>
  );
}

function Way({ label, checked, onChoose }: { label: string; checked: boolean; onChoose: () => void }) {
  return (
    <label className={styles.way}>
      <input type="radio" name="way" className="visually-hidden" checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}
