import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLocation } from 'wouter';
import { showToast } from '../../ui/toasts.js';
import { bookHref } from '../../lib/bookHref.js';
import { ReviewAddTextReview } from '../reviews/completeReview.js';
import { refusalText } from '../reviews/refusal.js';
import { bookNextHref } from '../reviews/reviewAddresses.js';
import type { UploadStatus } from './videoApi.js';

const DONE = ['completed', 'approved', 'rejected'];
/** How long the outcome stays before the flow goes on. */
const COMPLETION_MS = 2000;

/** What ends with a video. */
export interface VideoCompletion {
  /** The review that it belongs to; null where the practice asked for a video alone. */
  review: { id: string; token: string } | null;
  /** Slug of the practice. */
  practiceSlug: string;
}

/** Once the video is ready its review ends with an empty text; then, or where there is none, comes the next booking. */
export function useVideoCompletion(status: UploadStatus | undefined, { review, practiceSlug }: VideoCompletion) {
  const done = status !== undefined && DONE.includes(status.status);
  const [addText] = useMutation(ReviewAddTextReview);
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const complete = async () => {
    if (!review) return navigate(bookHref(practiceSlug));
    const { id: reviewId, token } = review;
    const { data, error } = await addText({ variables: { reviewId, text: '', token } });
    const payload = data?.reviewAddTextReview;
    if (payload?.result === 'success') return navigate(bookNextHref(token));
    setFailed(true);
    showToast(`Error completing review: ${refusalText(payload?.errors, error)}`, 'error');
  };
  const completeLatest = useRef(complete);
  useEffect(() => {
    completeLatest.current = complete;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void completeLatest.current(), COMPLETION_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return { complete, failed } as const;
}
