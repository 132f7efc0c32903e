import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { showToast } from '../../../lib/toasts.js';
import { callVideoApi, putVideo, type UploadPlace } from '../../video/videoApi.js';
import type { VideoToSend } from '../../video/videoFile.js';

/** Share of the bar that the transfer fills, percent, and before the transcoding (spec portal-configuration §9). */
const TRANSFER = 90;
const ARRIVED = 95;

/** What is said of a video, as the route names it. */
export interface VideoFacts {
  client_id: string;
  title: string;
  description: string;
  rating: number | null;
  recorded_at: string;
}

/** Uploads a video for a client. After an error the progress is 0 again, and the same one may be sent once more. */
export function useBringVideo(onDone: () => void) {
  const client = useApolloClient();
  const [progress, setProgress] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (video: VideoToSend, facts: VideoFacts) => {
    setSending(true);
    setError(undefined);
    try {
      await bring(video, facts, setProgress);
      showToast('The video is uploaded and being processed.');
      await refetchNamed(client, 'ManagedVideos');
      onDone();
    } catch (failure) {
      setProgress(0);
      setError((failure as Error).message);
    } finally {
      setSending(false);
    }
  };
  return { progress, sending, error, send };
}

async function bring(video: VideoToSend, facts: VideoFacts, report: (percent: number) => void): Promise<void> {
  const { blob, filename, contentType } = video;
  const query = new URLSearchParams({ filename, content_type: contentType });
  const place = await callVideoApi<UploadPlace>(`/api/videos/presigned_url?${query}`, 'Failed to get upload URL');
  await putVideo(place.upload_url, video, {
    ...{ accepted: [200], failure: () => 'Upload failed', networkFailure: 'Upload failed' },
    onProgress: (share) => report(Math.round(share * TRANSFER)),
  });
  report(ARRIVED);
  const file = { video_key: place.video_key, filename, content_type: contentType, file_size: blob.size };
  await callVideoApi('/api/videos/start_transcoding', 'Failed to start transcoding', { ...file, ...facts });
}
