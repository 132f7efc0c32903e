import { useId, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import styles from './VideoFileChoice.module.css';
import { fileSize, VIDEO_ACCEPT, videoOfFile, videoProblem, type VideoToSend } from './videoFile.js';
import { Playback } from './VideoRecorder.js';

export interface VideoFileChoiceProps {
  onSubmit: (video: VideoToSend) => void;
  sending: boolean;
}

/** A file of the device; a telephone also offers its own camera. */
export function VideoFileChoice({ onSubmit, sending }: VideoFileChoiceProps) {
  const [video, setVideo] = useState<VideoToSend>();
  const problem = video && videoProblem(video);
  const hintId = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.place}>
        <span className={styles.sign}>
          <Icon name="plus" size={26} />
        </span>
        <strong>{video ? video.filename : 'Choose a video'}</strong>
        <span id={hintId} className={styles.words}>
          {video ? fileSize(video.blob.size) : 'MP4, MOV, AVI or WebM, at most 100 MB. 30 to 60 seconds is just right.'}
        </span>
        <input
          type="file"
          className="visually-hidden"
          aria-label="Video file"
          aria-describedby={hintId}
          accept={VIDEO_ACCEPT}
          capture="user"
          disabled={sending}
          onChange={({ target }) => setVideo(target.files?.[0] && videoOfFile(target.files[0]))}
        />
      </label>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {video && !problem && (
        <>
          <div className={styles.preview}>
            <Playback video={video} />
          </div>
          <Button size="lg" block loading={sending} onClick={() => onSubmit(video)}>
            Submit
          </Button>
        </>
      )}
    </div>
  );
}
