import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.js';
import { isUnderWay, useTestUpload, type TestJob } from './useTestUpload.js';
import { fileSize, VIDEO_ACCEPT, videoOfFile, type VideoToSend } from './videoFile.js';
import { VideoProgress } from './VideoProgress.js';
import styles from './VideoUploadTestPage.module.css';

/** A file, the button, and how far it is. */
export function TestUploadForm({ disabled }: { disabled: boolean }) {
  const [video, setVideo] = useState<VideoToSend>();
  const { upload, checkError, send, reset, check } = useTestUpload();
  const busy = upload.state === 'uploading' || upload.state === 'transcoding';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(video);
  };
  const choose = (file: File | undefined) => {
    setVideo(file && videoOfFile(file));
    reset();
  };
  return (
    <form method="post" className={styles.section} onSubmit={submit} noValidate aria-label="Upload">
      <label className={styles.file}>
        <span>Video file</span>
        <input
          type="file"
          accept={VIDEO_ACCEPT}
          disabled={disabled || busy}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        {video && <span className={styles.size}>{fileSize(video.blob.size)}</span>}
      </label>
      <Button type="submit" size="lg" disabled={disabled} loading={busy}>
        Upload video
      </Button>
      {upload.state === 'uploading' && <VideoProgress value={upload.progress} label="Uploading" />}
      {upload.state === 'transcoding' && <VideoProgress value={upload.progress} label="Starting the transcoding" />}
      {upload.state === 'done' && <VideoProgress value={upload.progress} label="Uploaded" />}
      {upload.state === 'error' && (
        <p className={styles.warning} role="alert">
          {upload.message}
        </p>
      )}
      {upload.state === 'done' && <Job job={upload.job} onCheck={() => void check(upload.job.job_id)} />}
      {checkError && (
        <p className={styles.warning} role="alert">
          {checkError}
        </p>
      )}
    </form>
  );
}

function Job({ job, onCheck }: { job: TestJob; onCheck: () => void }) {
  return (
    <div className={styles.job} role="status">
      <dl className={styles.facts}>
        <dt>Job</dt>
        <dd>
          <code>{job.job_id}</code>
        </dd>
        <dt>Status</dt>
        <dd>
          {job.status}
          {isUnderWay(job) && job.progress ? ` (${job.progress}%)` : ''}
        </dd>
      </dl>
      {isUnderWay(job) && (
        <Button variant="outline" size="sm" onClick={onCheck}>
          Check status
        </Button>
      )}
    </div>
  );
}
