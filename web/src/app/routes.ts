import type { DocumentNode } from '@apollo/client';
import { matchShape, type RouteShape } from '../../shared/route-shapes.js';
import { lazyPage, type LazyPage } from '../lib/lazyPage.js';

export interface PageRoute {
  path: RouteShape;
  page: LazyPage;
  /** plain: without the public header and footer, for the portal and steps that want no distraction. */
  frame: 'public' | 'plain';
}

/** The public pages, each in its own chunk. The portal is one entry: its pages are in features/portal. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: lazyPage(() => import('../features/home/HomePage.js'), 'HomePage'), frame: 'public' },
  {
    path: '/practitioner-search',
    page: lazyPage(() => import('../features/search/SearchPage.js'), 'SearchPage'),
    frame: 'public',
  },
  { path: '/quiz', page: lazyPage(() => import('../features/quiz/QuizPage.js'), 'QuizPage'), frame: 'public' },
  {
    path: '/quiz/results',
    page: lazyPage(() => import('../features/quiz/QuizResultsPage.js'), 'QuizResultsPage'),
    frame: 'public',
  },
  {
    path: '/p/:slug',
    page: lazyPage(() => import('../features/profile/ProfilePage.js'), 'ProfilePage'),
    frame: 'public',
  },
  {
    path: '/p/:slug/services/:id',
    page: lazyPage(() => import('../features/service/ServicePage.js'), 'ServicePage'),
    frame: 'public',
  },
  {
    path: '/bookings',
    page: lazyPage(() => import('../features/bookings/BookingsPage.js'), 'BookingsPage'),
    frame: 'public',
  },
  {
    path: '/m/c/:instantActionToken',
    page: lazyPage(() => import('../features/appointment/AppointmentPage.js'), 'AppointmentPage'),
    frame: 'public',
  },
  {
    path: '/m/c/:instantActionToken/move',
    page: lazyPage(() => import('../features/appointment/MovePage.js'), 'MovePage'),
    frame: 'public',
  },
  {
    path: '/p/:slug/book',
    page: lazyPage(() => import('../features/booking/BookingPage.js'), 'BookingPage'),
    frame: 'public',
  },
  {
    path: '/p/:slug/events/:eventId',
    page: lazyPage(() => import('../features/events/EventPage.js'), 'EventPage'),
    frame: 'public',
  },
  {
    path: '/p/:slug/gift-cards',
    page: lazyPage(() => import('../features/gift-cards/GiftCardsPage.js'), 'GiftCardsPage'),
    frame: 'public',
  },
  {
    path: '/gift-cards/:token',
    page: lazyPage(() => import('../features/gift-cards/GiftCardOrderPage.js'), 'GiftCardOrderPage'),
    frame: 'public',
  },
  {
    path: '/gift-card-balance',
    page: lazyPage(() => import('../features/gift-cards/GiftCardBalancePage.js'), 'GiftCardBalancePage'),
    frame: 'public',
  },
  {
    path: '/manage_event_registrations/:token',
    page: lazyPage(() => import('../features/events/RegistrationPage.js'), 'RegistrationPage'),
    frame: 'public',
  },
  {
    path: '/intake_form/:uniqueId',
    page: lazyPage(() => import('../features/intake/IntakeFormPage.js'), 'IntakeFormPage'),
    frame: 'plain',
  },
  {
    path: '/install',
    page: lazyPage(() => import('../features/app-prompt/InstallPage.js'), 'InstallPage'),
    frame: 'public',
  },
  { path: '/login', page: lazyPage(() => import('../features/accounts/LoginPage.js'), 'LoginPage'), frame: 'public' },
  {
    path: '/register',
    page: lazyPage(() => import('../features/accounts/RegisterPage.js'), 'RegisterPage'),
    frame: 'public',
  },
  {
    path: '/password-reset',
    page: lazyPage(() => import('../features/accounts/PasswordResetPage.js'), 'PasswordResetPage'),
    frame: 'public',
  },
  {
    path: '/confirm-email',
    page: lazyPage(() => import('../features/accounts/ConfirmEmailPage.js'), 'ConfirmEmailPage'),
    frame: 'public',
  },
  {
    path: '/account/sessions',
    page: lazyPage(() => import('../features/accounts/SessionsPage.js'), 'SessionsPage'),
    frame: 'public',
  },
  {
    path: '/account/delete',
    page: lazyPage(() => import('../features/accounts/DeleteAccountPage.js'), 'DeleteAccountPage'),
    frame: 'public',
  },
  {
    path: '/i/r/client_info/:referralCode',
    page: lazyPage(() => import('../features/reviews/ClientInfoPage.js'), 'ClientInfoPage'),
    frame: 'plain',
  },
  {
    path: '/i/r/rating',
    page: lazyPage(() => import('../features/reviews/RatingPage.js'), 'RatingPage'),
    frame: 'plain',
  },
  {
    path: '/i/r/endorsements/:token',
    page: lazyPage(() => import('../features/reviews/EndorsementsPage.js'), 'EndorsementsPage'),
    frame: 'plain',
  },
  {
    path: '/i/r/text_review/:token',
    page: lazyPage(() => import('../features/reviews/TextReviewPage.js'), 'TextReviewPage'),
    frame: 'plain',
  },
  {
    path: '/i/r/video_review/:token',
    page: lazyPage(() => import('../features/video/ReviewVideoPage.js'), 'ReviewVideoPage'),
    frame: 'plain',
  },
  {
    path: '/video-review/upload/:uploadHash',
    page: lazyPage(() => import('../features/video/VideoUploadPage.js'), 'VideoUploadPage'),
    frame: 'plain',
  },
  {
    path: '/video-upload-test',
    page: lazyPage(() => import('../features/video/VideoUploadTestPage.js'), 'VideoUploadTestPage'),
    frame: 'public',
  },
  {
    path: '/i/r/thank_you/:token',
    page: lazyPage(() => import('../features/reviews/ThankYouPage.js'), 'ThankYouPage'),
    frame: 'plain',
  },
  {
    path: '/i/r/book_next/:token',
    page: lazyPage(() => import('../features/reviews/BookNextPage.js'), 'BookNextPage'),
    frame: 'plain',
  },
  {
    path: '/i/r/:referralCode',
    page: lazyPage(() => import('../features/reviews/WorkedWithPage.js'), 'WorkedWithPage'),
    frame: 'plain',
  },
  {
    path: '/report_review/:reviewId',
    page: lazyPage(() => import('../features/reviews/ReportReviewPage.js'), 'ReportReviewPage'),
    frame: 'public',
  },
  {
    path: '/l/:slug',
    page: lazyPage(() => import('../features/landing/LandingPage.js'), 'LandingPage'),
    frame: 'plain',
  },
  { path: '/pro', page: lazyPage(() => import('../features/pro/ProPage.js'), 'ProPage'), frame: 'public' },
  { path: '/staff/*?', page: lazyPage(() => import('../features/staff/StaffPages.js'), 'StaffPages'), frame: 'public' },
  { path: '/portal/*?', page: lazyPage(() => import('../features/portal/Portal.js'), 'Portal'), frame: 'plain' },
];

/**
 * Fetches the page at a path, so that it can be shown at once; nothing where there is none or it cannot be fetched.
 * @returns the page's own query, where its module names one
 */
export async function preloadPage(path: string): Promise<DocumentNode | undefined> {
  const route = routes.find((candidate) => matchShape(candidate.path, path));
  return route?.page.preload().catch(() => undefined);
}
