import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { AppointmentProjection } from './appointment-projection/appointment-projection.entity.js';
import { ClientProjection } from './client-projection/client-projection.entity.js';
import { reviewsConfig, type ReviewsConfig } from './config.js';
import { DocumentUpload } from './documents/document-upload.entity.js';
import { ReferralLink } from './links/referral-link.entity.js';
import { Reviewer } from './invitations/reviewer.entity.js';
import { CreateReviews1763600000000 } from './migrations/1763600000000-create-reviews.js';
import { AddVideoReviews1795000500000 } from './migrations/1795000500000-add-video-reviews.js';
import { TellImportedReviewsApart1795000510000 } from './migrations/1795000510000-tell-imported-reviews-apart.js';
import { PublishReviewsLater1795800100000 } from './migrations/1795800100000-publish-reviews-later.js';
import { EncodePhotos1795800200000 } from './migrations/1795800200000-encode-photos.js';
import { RenameProjections1795930000000 } from './migrations/1795930000000-rename-projections.js';
import { NoteMergedRows1798100000003 } from './migrations/1798100000003-note-merged-rows.js';
import { CreateDocumentUploads1798100000020 } from './migrations/1798100000020-create-document-uploads.js';
import { ManageReviews1799200100000 } from './migrations/1799200100000-manage-reviews.js';
import { ConfirmVideoLinks1799200200000 } from './migrations/1799200200000-confirm-video-links.js';
import { ReportReviews1799800000000 } from './migrations/1799800000000-report-reviews.js';
import { PhotoUpload } from './photos/photo-upload.entity.js';
import { PracticeProjection } from './practice-projection/practice-projection.entity.js';
import { PracticeRating } from './ratings/practice-rating.entity.js';
import { ReviewReport } from './reports/review-report.entity.js';
import { ReviewRequest } from './requests/review-request.entity.js';
import { Review } from './reviews/review.entity.js';
import { TestVideo } from './video-tool/test-video.entity.js';
import { VideoReview } from './video-reviews/video-review.entity.js';

export const service: ServiceDefinition<ReviewsConfig> = {
  name: 'reviews',
  root: new URL(import.meta.url),
  config: reviewsConfig,
  module: AppModule,
  entities: [
    AppointmentProjection,
    ClientProjection,
    DocumentUpload,
    PhotoUpload,
    PracticeProjection,
    PracticeRating,
    ReferralLink,
    Review,
    ReviewReport,
    ReviewRequest,
    Reviewer,
    TestVideo,
    VideoReview,
  ],
  migrations: [
    CreateReviews1763600000000,
    AddVideoReviews1795000500000,
    TellImportedReviewsApart1795000510000,
    PublishReviewsLater1795800100000,
    EncodePhotos1795800200000,
    RenameProjections1795930000000,
    NoteMergedRows1798100000003,
    CreateDocumentUploads1798100000020,
    ManageReviews1799200100000,
    ConfirmVideoLinks1799200200000,
    ReportReviews1799800000000,
  ],
  consumes: ['catalog', 'clients', 'scheduling'],
};
