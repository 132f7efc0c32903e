import { useState } from 'react';
import { beginUpload, completeUpload, putVideo } from './videoApi.js';
import type { VideoToSend } from './videoFile.js';

/** Share of the bar that the transfer fills, percent; then 95 while the server looks at it, then 100. */
const TRANSFER = 90;
const ARRIVED = 95;

const PUT = { accepted: [200, 204], failure: () => 'Upload failed', networkFailure: 'Upload failed' };

/** Sends a video through its link. After any error the progress is 0 again and the same video may be sent once more. */
export function useVideoUpload(hash: string, onSent: () => void) {
  const [progress, setProgress] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (video: VideoToSend) => {
    setSending(true);
    setError(undefined);
    try {
      const { upload_url: url, video_key: key } = await beginUpload(hash, video);
      await putVideo(url, video, { ...PUT, onProgress: (share) => setProgress(Math.round(share * TRANSFER)) });
      setProgress(ARRIVED);
      await completeUpload(hash, key, video);
      setProgress(100);
      onSent();
    } catch (failure) {
      setProgress(0);
      setError((failure as Error).message);
    } finally {
      setSending(false);
    }
  };
  return { progress, sending, error, send } as const;
}
