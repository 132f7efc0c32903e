import { useEffect, useState } from 'react';
import { fetchUploadStatus, type UploadStatus } from './videoApi.js';

const POLL_MS = 3000;
const UNDER_WAY = ['uploading', 'processing'];

/** How far a video is, asked every 3 seconds while it is uploading or processing. One missed answer changes nothing. */
export function useUploadStatus(hash: string): UploadStatus | undefined {
  const [status, setStatus] = useState<UploadStatus>();
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await fetchUploadStatus(hash).catch(() => undefined);
      if (ended) return;
      if (answer) setStatus(answer);
      if (!answer || UNDER_WAY.includes(answer.status)) timer = setTimeout(() => void ask(), POLL_MS);
    };
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [hash]);
  return status;
}
