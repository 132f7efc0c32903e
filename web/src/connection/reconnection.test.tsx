import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { RatingPage } from '../features/reviews/RatingPage.js';
import { testInvitation } from '../features/reviews/testReview.js';
import { SearchPage } from '../features/search/SearchPage.js';
import { OfflineNotice } from '../features/shell/OfflineNotice.js';
import { AcceptButton } from '../features/portal/appointments/AcceptButton.js';
import { LineCut, renderPage } from '../testing/renderPage.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { noteConnection } from './connectionState.js';
import { frames } from '../testing/moments.js';

const NOTICE = /^You're offline/;
const ACCEPTED = {
  acceptAppointment: {
    __typename: 'AcceptAppointmentPayload',
    result: 'success',
    errors: [],
    appointment: { __typename: 'Appointment', id: 'a', state: 'approved' },
  },
};
const NO_MATCHES = {
  searchPractitioners: {
    __typename: 'PractitionerConnection',
    totalCount: 0,
    place: null,
    unknownPlace: false,
    placeSuggestions: [],
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    facets: { __typename: 'SearchFacets', kinds: [], categories: [], languages: [] },
  },
};
const cut = (): never => {
  throw new LineCut();
};

window.scrollTo = jest.fn() as never;
afterEach(() => {
  cleanup();
  act(() => noteConnection(false));
});

describe('without a line', () => {
  it('a search says so, and goes on by itself when the browser is back online', async () => {
    let back = false;
    renderPage(
      <>
        <SearchPage />
        <OfflineNotice />
      </>,
      { SearchPractitioners: () => (back ? NO_MATCHES : cut()), Suggestions: () => ({ suggest: [] }) },
      '/practitioner-search?query=reiki',
    );
    await screen.findByText(NOTICE);
    expect(screen.getByText("The search didn't work")).toBeTruthy();
    back = true;
    fireEvent(window, new Event('online'));
    await screen.findByText('No practitioners found');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('retries a search even if the browser never reports that it is online', async () => {
    let requests = 0;
    renderPage(
      <SearchPage />,
      { SearchPractitioners: () => ((requests += 1) > 2 ? NO_MATCHES : cut()), Suggestions: () => ({ suggest: [] }) },
      '/practitioner-search?query=reiki',
    );
    await screen.findByText('No practitioners found');
  });

  it('a request is accepted once the line is back, however often its answer was lost', async () => {
    let back = false;
    const page = renderPage(
      <>
        <AcceptButton appointmentId="a" />
        <OfflineNotice />
        <ToastRegion />
      </>,
      { AcceptAppointment: () => (back ? ACCEPTED : cut()) },
    );
    const button = screen.getByRole('button', { name: 'Accept' });
    fireEvent.click(button);
    await screen.findByText(NOTICE);
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(page.asked.length).toBe(2));
    expect(screen.queryByText(/Unexpected error/)).toBeNull();
    back = true;
    fireEvent(window, new Event('online'));
    await screen.findByText('Appointment accepted');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('a review that is sent is not called a fault of the server, and is not sent again by itself', async () => {
    const page = renderPage(
      <>
        <RatingPage />
        <ToastRegion />
      </>,
      { Rating: () => ({ reviewInvitation: testInvitation() }), ReviewAddRating: cut },
      '/i/r/rating?referral_code=code&client_id=maya&stars=5',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText(/^Error updating review: We couldn't reach the server/);
    expect(screen.queryByText(/Internal server error/)).toBeNull();
    fireEvent(window, new Event('online'));
    await frames();
    expect(page.asked.filter(({ operation }) => operation === 'ReviewAddRating').length).toBe(1);
  });
});
