import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { RatingPage } from './RatingPage.js';
import { testInvitation, testRefusal } from './testReview.js';

const render = (search: string, more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/i/r/rating">
        <RatingPage />
      </Route>
      <ToastRegion />
    </>,
    { Rating: () => ({ reviewInvitation: testInvitation({ appointmentId: 'appointment' }) }), ...more },
    `/i/r/rating?${search}`,
  );
const rated = (payload: object): Answers => ({
  ReviewAddRating: () => ({
    reviewAddRating: { __typename: 'ReviewAddRatingPayload', token: null, review: null, errors: [], ...payload },
  }),
});
const LINK = 'referral_code=code&client_id=client';
const button = () => screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;

afterEach(cleanup);

describe('the stars', () => {
  it('are asked for at 50 % and needed to go on', async () => {
    render(LINK);
    await screen.findByRole('heading', { name: 'How was your experience with Mara?' });
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('50');
    expect(button().disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    expect(button().disabled).toBe(false);
  });

  it.each([
    [1, "You're giving 1 star."],
    [3, "You're giving 3 stars."],
    [4, "Wonderful! You're giving 4 stars."],
    [5, "Wonderful! You're giving 5 stars."],
  ])('come filled in from the address: %i', async (stars, label) => {
    render(`${LINK}&stars=${stars}`);
    await screen.findByText(label);
  });

  it.each(['0', '6', '4.5', 'x'])('are none for stars=%s', async (stars) => {
    render(`${LINK}&stars=${stars}`);
    await screen.findByText('Choose your stars to continue.');
  });

  it('are radio buttons, so that the arrow keys choose', async () => {
    render(LINK);
    const radios = (await screen.findAllByRole('radio')) as HTMLInputElement[];
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
  });

  it('are sent with who reviews what, and lead on', async () => {
    const { asked, visited } = render(`${LINK}&stars=5`, rated({ result: 'success', token: 'token' }));
    await screen.findByText("Wonderful! You're giving 5 stars.");
    fireEvent.click(button());
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/text_review/token'));
    expect(asked.at(-1)?.variables).toEqual({
      practiceId: 'practice',
      clientId: 'client',
      appointmentId: 'appointment',
      referralCode: 'code',
      rating: 5,
    });
  });

  it('may be refused for what they are', async () => {
    render(`${LINK}&stars=5`, rated(testRefusal('already_reviewed', 'You have already left a review.')));
    await screen.findByText("Wonderful! You're giving 5 stars.");
    fireEvent.click(button());
    await screen.findByText('Error updating review: You have already left a review.');
  });

  it('may be refused for who gives them', async () => {
    render(`${LINK}&stars=5`, rated(testRefusal('unsupported_reviewer', 'No.')));
    await screen.findByText("Wonderful! You're giving 5 stars.");
    fireEvent.click(button());
    await screen.findByRole('heading', { name: "Unfortunately we can't accept a review from you." });
  });

  it('redirect to the client details if there is no reviewer', async () => {
    const { visited } = render('referral_code=code');
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/client_info/code'));
  });
});
