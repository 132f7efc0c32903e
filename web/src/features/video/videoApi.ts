import { sendWithProgress } from '../../lib/sendWithProgress.js';
import { csrfHeaders } from '../../session/sessionCookie.js';
import type { VideoToSend } from './videoFile.js';

/** How far a video is, as the REST routes say it. */
export type VideoStatus = 'pending' | 'uploading' | 'processing' | 'completed' | 'approved' | 'rejected' | 'failed';

interface Answer<T> {
  success: boolean;
  error?: string;
  data?: T;
}

export interface UploadPlace {
  upload_url: string;
  video_key: string;
}

/**
 * One call of the REST routes.
 * @param fallback what went wrong where the server does not say
 * @param networkFailure what went wrong where no answer came
 */
export async function callVideoApi<T>(
  path: string,
  fallback: string,
  body?: object,
  method?: string,
  networkFailure = fallback,
): Promise<T> {
  let answer: Answer<T>;
  try {
    const response = await fetch(path, {
      method: method ?? (body ? 'POST' : 'GET'),
      credentials: 'same-origin',
      headers: { ...(body && { 'content-type': 'application/json', ...csrfHeaders() }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    answer = (await response.json()) as Answer<T>;
  } catch {
    throw new Error(networkFailure);
  }
  if (answer.success && answer.data) return answer.data;
  throw new Error(answer.error || fallback);
}

/** Asks where the video may go. */
export async function beginUpload(hash: string, { blob, filename, contentType }: VideoToSend): Promise<UploadPlace> {
  const body = { filename, content_type: contentType, file_size: blob.size };
  return callVideoApi(`/video-review/upload/${encodeURIComponent(hash)}`, 'Failed to get upload URL', body);
}

export async function completeUpload(hash: string, videoKey: string, video: VideoToSend): Promise<void> {
  const { blob, filename, contentType } = video;
  const body = { video_key: videoKey, filename, content_type: contentType, file_size: blob.size };
  await callVideoApi(`/video-review/upload/${encodeURIComponent(hash)}/complete`, 'Failed to complete upload', body);
}

export interface UploadStatus {
  status: VideoStatus;
  /** Percent of the processing. */
  progress: number | null;
  /** Why it failed. */
  reason: string | null;
}

export async function fetchUploadStatus(hash: string): Promise<UploadStatus> {
  return callVideoApi(`/video-review/upload/${encodeURIComponent(hash)}/status`, 'Failed to check status');
}

export interface PutOptions {
  /** Status codes that mean that the store has it. */
  accepted: readonly number[];
  /** Message for any other status. */
  failure: (status: number) => string;
  networkFailure: string;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends the video to the store. */
export async function putVideo(url: string, { blob, contentType }: VideoToSend, options: PutOptions): Promise<void> {
  const { accepted, failure, networkFailure, ...sending } = options;
  const headers = { 'content-type': contentType };
  const status = await sendWithProgress(url, blob, { method: 'PUT', headers, ...sending }).catch(() => {
    throw new Error(networkFailure);
  });
  if (!accepted.includes(status)) throw new Error(failure(status));
}
