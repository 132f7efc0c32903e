import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '../../lib/useAction.js';
import { bookHref } from '../../lib/bookHref.js';
import { ReviewAddTextReview } from '../reviews/completeReview.js';
import { bookNextHref } from '../reviews/reviewAddresses.js';
import { reviewFailure } from '../reviews/reviewFailure.js';
import type { UploadStatus } from './videoApi.js';

const DONE = ['completed', 'approved', 'rejected'];
/** How long the outcome stays before the flow goes on. */
const COMPLETION_MS = 2000;

/** What ends with a video. */
export interface VideoCompletion {
  /** The review that it belongs to; null if the practice asked only for a video. */
  review: { id: string; token: string } | null;
  /** Slug of the practice. */
  practiceSlug: string;
}

/** Once the video is ready its review ends with an empty text; then, or where there is none, comes the next booking. */
export function useVideoCompletion(status: UploadStatus | undefined, { review, practiceSlug }: VideoCompletion) {
  const done = status !== undefined && DONE.includes(status.status);
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { run } = useAction(ReviewAddTextReview, {
    ...reviewFailure('Error completing review'),
    onSuccess: () => navigate(bookNextHref(review!.token)),
    onFailure: () => setFailed(true),
  });
  const complete = () => {
    if (!review) return navigate(bookHref(practiceSlug));
    void run({ reviewId: review.id, text: '', token: review.token });
  };
  const onTime = useEffectEvent(complete);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => onTime(), COMPLETION_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return { complete, failed } as const;
}
