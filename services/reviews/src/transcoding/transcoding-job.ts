/** What is to be made of an upload. */
export interface TranscodingOrder {
  /** Null for a video of the test tool. */
  videoReviewId: string | null;
  sourceKey: string;
  contentType: string;
  folderId: string;
}

export interface TranscodingJob {
  id: string;
  videoReviewId: string | null;
  sourceKey: string;
  contentType: string;
  videoKey: string;
  posterKey: string;
  status: 'queued' | 'running' | 'done' | 'failed';
  /** This one included. */
  attempts: number;
  /** Percent. */
  progress: number;
  failure: string | null;
}
