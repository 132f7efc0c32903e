import { fireEvent, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { testPractice } from '../features/reviews/testReview.js';
import { VideoUploadPage } from '../features/video/VideoUploadPage.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { renderPage, type Answers, type RenderedPage } from './renderPage.js';

/** An open link to send one video by. */
export const uploadLink = (change: object = {}) => ({
  __typename: 'VideoReviewUpload',
  ...{ uploadHash: 'hash', linkState: 'open', status: 'pending', firstName: 'Ann', review: null },
  ...{ isConfirmed: true, codeGoesTo: null },
  practice: testPractice,
  ...change,
});

/** The page of a link. @param found null if the link is unknown */
export const openUpload = (found: object | null, answers: Answers = {}): RenderedPage =>
  renderPage(
    <>
      <Route path="/video-review/upload/:uploadHash">
        <VideoUploadPage />
      </Route>
      <ToastRegion />
    </>,
    { VideoUpload: () => ({ videoReviewUpload: found }), ...answers },
    '/video-review/upload/hash',
  );

export const submitVideo = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
