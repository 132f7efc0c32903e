import { useEffect, useState } from 'react';
import { showToast } from '../../lib/toasts.js';
import { callVideoApi, putVideo, type UploadPlace } from './videoApi.js';
import { videoProblem, type VideoToSend } from './videoFile.js';

const TRANSFER = 90;
const ARRIVED = 95;
const STARTED = 100;
const POLL_MS = 3000;

export interface TestJob {
  job_id: string;
  status: string;
  progress?: number;
}

export type TestUpload =
  | { state: 'idle' }
  | { state: 'uploading'; progress: number }
  | { state: 'transcoding'; progress: number }
  | { state: 'done'; progress: number; job: TestJob }
  | { state: 'error'; message: string };

/** The way of one file of the test tool. */
export function useTestUpload() {
  const [upload, setUpload] = useState<TestUpload>({ state: 'idle' });
  const [checkError, setCheckError] = useState<string>();
  const job = upload.state === 'done' ? upload.job : undefined;

  const check = async (id: string) => {
    try {
      const data = await callVideoApi<TestJob>(`/api/videos/${id}/status`, 'Failed to check job status');
      setCheckError(undefined);
      setUpload({ state: 'done', progress: STARTED, job: data });
    } catch {
      setCheckError('Failed to check job status');
    }
  };
  useEffect(() => {
    if (!job || !isUnderWay(job)) return;
    const timer = setTimeout(() => void check(job.job_id), POLL_MS);
    return () => clearTimeout(timer);
  }, [job]);

  const reset = () => {
    setUpload({ state: 'idle' });
    setCheckError(undefined);
  };
  const send = async (video: VideoToSend | undefined) => {
    const problem = video ? videoProblem(video) : 'Please select a video file first.';
    if (!video || problem) return setUpload({ state: 'error', message: problem! });
    setCheckError(undefined);
    try {
      setUpload({ state: 'done', progress: STARTED, job: await transfer(video, setUpload) });
      showToast('Video uploaded and transcoding started!');
    } catch (error) {
      const { message } = error as Error;
      setUpload({ state: 'error', message });
      showToast(`Upload failed: ${message}`, 'error');
    }
  };
  return { upload, checkError, send, reset, check } as const;
}

export function isUnderWay({ status }: TestJob): boolean {
  return status === 'queued' || status === 'running';
}

async function transfer(video: VideoToSend, report: (upload: TestUpload) => void): Promise<TestJob> {
  report({ state: 'uploading', progress: 0 });
  const query = new URLSearchParams({
    filename: video.filename,
    content_type: video.contentType,
    file_size: String(video.blob.size),
  });
  const place = await callVideoApi<UploadPlace>(`/api/videos/presigned_url?${query}`, 'Failed to get upload URL');
  await putVideo(place.upload_url, video, {
    accepted: [200],
    failure: (status) => `Upload failed with status ${status}`,
    networkFailure: 'Upload failed due to network error',
    onProgress: (share) => report({ state: 'uploading', progress: Math.round(share * TRANSFER) }),
  });
  report({ state: 'transcoding', progress: ARRIVED });
  const body = { video_key: place.video_key };
  return callVideoApi<TestJob>('/api/videos/start_transcoding', 'Failed to start transcoding', body);
}
