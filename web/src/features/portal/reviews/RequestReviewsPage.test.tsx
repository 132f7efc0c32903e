import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LineCut, type Answers } from '../../../testing/renderPage.js';
import { RequestReviewsPage } from './RequestReviewsPage.js';
import { ReviewsPage } from './ReviewsPage.js';
import { down, outcome, refusal, reviewPractice, startReviews } from './testing/reviewPages.js';

afterEach(cleanup);

const start = (answers: Answers = {}) => startReviews(<RequestReviewsPage />, answers, '/portal/reviews/request');
const person = async (number: number) => within(await screen.findByRole('group', { name: `Person ${number}` }));
const type = async (number: number, firstName: string, phone: string) => {
  const row = await person(number);
  fireEvent.change(row.getByLabelText('First name'), { target: { value: firstName } });
  fireEvent.change(row.getByLabelText('Phone'), { target: { value: phone } });
};
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send requests' });
const sent = (erroredClients: object[] = []) => outcome('sendBulkReviewRequests', { erroredClients });
const errored = (row: number, field: string | null, message: string) => ({
  __typename: 'ErroredReviewClient',
  ...{ row, email: null, errors: [{ __typename: 'UserError', message, field }] },
});

describe('the page on which reviews are requested', () => {
  it('sends the filled rows if at least one is complete and none is partial', async () => {
    const page = start({ SendReviewRequests: () => sent() });
    await type(1, 'Lena', '6045550142');
    await waitFor(() => expect(send().disabled).toBe(false));
    await type(2, 'Noor', '604');
    expect(send().disabled).toBe(true);
    await type(2, 'Noor', '6045550143');
    fireEvent.change((await person(2)).getByLabelText('Kind of client'), { target: { value: 'former' } });
    fireEvent.click(send());
    expect(await screen.findByText('2 people were asked for a review.')).toBeTruthy();
    const request = page.asked.find(({ operation }) => operation === 'SendReviewRequests');
    expect(request?.variables).toEqual({
      clients: [
        { firstName: 'Lena', phone: '+1 6045550142', clientType: 'current' },
        { firstName: 'Noor', phone: '+1 6045550143', clientType: 'former' },
      ],
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await waitFor(async () => expect((await person(1)).getByLabelText<HTMLInputElement>('First name').value).toBe(''));
  });

  it('keeps refused rows, with the reason at the row', async () => {
    start({
      SendReviewRequests: () =>
        sent([errored(1, 'phone', 'You have asked this person already.'), errored(3, 'firstName', 'No such name.')]),
    });
    await type(1, 'Lena', '6045550142');
    await type(2, 'Noor', '6045550143');
    await type(3, 'Ada', '6045550144');
    fireEvent.click(send());
    expect(await screen.findByText('1 person was asked for a review.')).toBeTruthy();
    expect(
      await screen.findByText('Error requesting reviews: You have asked this person already. No such name.'),
    ).toBeTruthy();
    const first = await person(1);
    expect(first.getByLabelText<HTMLInputElement>('First name').value).toBe('Lena');
    expect(first.getByText('You have asked this person already.')).toBeTruthy();
    expect((await person(2)).getByText('No such name.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Person 3' })).toBeNull();
  });

  it.each<[string, Answers, RegExp]>([
    [
      'it is refused',
      { SendReviewRequests: () => refusal('sendBulkReviewRequests', 'Too many.', { erroredClients: [] }) },
      /^Error requesting reviews: Too many\.$/,
    ],
    ['it fails', { SendReviewRequests: down }, /^An error occurred: /],
    [
      'the line is cut',
      {
        SendReviewRequests: () => {
          throw new LineCut();
        },
      },
      /^An error occurred: \S/,
    ],
  ])('says why and keeps what was typed when %s', async (_what, answers, message) => {
    start(answers);
    await type(1, 'Lena', '6045550142');
    fireEvent.click(send());
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await person(1)).getByLabelText<HTMLInputElement>('First name').value).toBe('Lena');
  });

  it('has ten rows at most, those who have not answered included', async () => {
    start({ PracticeForReviews: () => reviewPractice({ openReviewRequestsCount: 6 }) });
    expect(await screen.findByText(/6 people have not answered yet, so there is room for 4\s+more/)).toBeTruthy();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add another person' });
    fireEvent.click(add);
    expect(await screen.findByRole('group', { name: 'Person 4' })).toBeTruthy();
    expect(add.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove person 2' }));
    await waitFor(() => expect(add.disabled).toBe(false));
  });

  it('links to the pending requests when the limit is reached', async () => {
    start({ PracticeForReviews: () => reviewPractice({ openReviewRequestsCount: 10 }) });
    expect(await screen.findByText("You're waiting for ten reviews")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See who was asked' }).getAttribute('href')).toBe(
      '/portal/reviews/pending',
    );
    expect(screen.queryByRole('button', { name: 'Send requests' })).toBeNull();
  });

  it('says that it did not load, and asks again', async () => {
    let times = 0;
    start({ PracticeForReviews: () => (times++ === 0 ? down() : reviewPractice()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await person(1)).toBeTruthy();
  });

  it('has no tab for importing where the plan has none', async () => {
    start({ PracticeForReviews: () => reviewPractice({ importReviewsEnabled: false }) });
    await person(1);
    expect(screen.getByRole('link', { name: 'Pending' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Import reviews' })).toBeNull();
  });
});

describe('the combined page of the reviews', () => {
  it.each([
    [10, '/portal/reviews/request'],
    [11, '/portal/reviews/completed'],
  ])('begins, with %i completed reviews, at %s', async (completedReviewsCount, path) => {
    const answers = { PracticeForReviews: () => reviewPractice({ completedReviewsCount }) };
    const page = startReviews(<ReviewsPage />, answers, '/portal/reviews');
    await waitFor(() => expect(page.visited.at(-1)).toBe(path));
  });

  it('says that it did not load', async () => {
    startReviews(<ReviewsPage />, { PracticeForReviews: down }, '/portal/reviews');
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});
