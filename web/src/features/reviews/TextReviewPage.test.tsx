import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { testRefusal, testPractice, testReview } from './testReview.js';
import { TextReviewPage } from './TextReviewPage.js';

const render = (review: object | null, search = '?skip_step=true', more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/i/r/text_review/:token">
        <TextReviewPage />
      </Route>
      <ToastRegion />
    </>,
    { TextReview: () => ({ reviewByToken: review }), ...more },
    `/i/r/text_review/token${search}`,
  );
const outcome = (operation: string, field: string, payload: object): Answers => ({
  [operation]: () => ({ [field]: { __typename: 'ReviewPayload', review: null, errors: [], ...payload } }),
});
const written = (payload: object) => outcome('ReviewAddTextReview', 'reviewAddTextReview', payload);
const confirmed = (payload: object) => outcome('ConfirmReview', 'confirmReview', payload);
const button = () => screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;
const write = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Your review'), { target: { value } });

afterEach(cleanup);

describe('the text of a review', () => {
  it.each([
    [5, 'Wonderful! Tell others about Mara'],
    [4, 'Wonderful! Tell others about Mara'],
    [3, 'Tell others about Mara'],
  ])('after %i stars are asked for at 90 %: %s', async (rating, title) => {
    render(testReview({ rating }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('90');
  });

  it('must be longer than 2 characters', async () => {
    render(testReview());
    await write('ok ');
    expect(button().disabled).toBe(true);
    await write('yes');
    expect(button().disabled).toBe(false);
  });

  it("come with a public name: by default the client's, and never an empty one", async () => {
    const { asked } = render(testReview(), undefined, written({ result: 'success' }));
    const name = await screen.findByLabelText<HTMLInputElement>('Your name');
    expect(name.value).toBe('Ann');
    screen.getByText(/^Publicly visible/);
    await write('Very kind.');
    fireEvent.change(name, { target: { value: '  ' } });
    expect(button().disabled).toBe(true);
    screen.getByText('Please enter your name to continue.');
    fireEvent.change(name, { target: { value: 'Annie' } });
    fireEvent.click(button());
    await screen.findByText('Review updated');
    expect(asked.at(-1)?.variables).toMatchObject({ firstName: 'Annie' });
  });

  it('begin with those written before', async () => {
    render(testReview({ review: 'Very kind.' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your review')).value).toBe('Very kind.');
  });

  it('come after the endorsements, unless these are skipped, given or impossible', async () => {
    const { visited } = render(testReview(), '');
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/endorsements/token'));
    cleanup();
    render(testReview({ skills: [{ __typename: 'Specialty', id: 'back' }] }), '');
    await screen.findByLabelText('Your review');
    cleanup();
    render(testReview({ practice: { ...testPractice, skills: [] } }), '');
    await screen.findByLabelText('Your review');
  });

  it('are sent and lead to the thanks', async () => {
    const { asked, visited } = render(testReview(), undefined, written({ result: 'success' }));
    await write(' Very kind. ');
    fireEvent.click(button());
    await screen.findByText('Review updated');
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/thank_you/token'));
    expect(asked.find(({ operation }) => operation === 'ReviewAddTextReview')?.variables).toEqual({
      reviewId: 'review',
      text: 'Very kind.',
      firstName: 'Ann',
      token: 'token',
    });
  });

  it('may be refused', async () => {
    render(testReview(), undefined, written(testRefusal('invalid_text', 'Too long.')));
    await write('Very kind.');
    fireEvent.click(button());
    await screen.findByText('Error completing review: Too long.');
  });
});

describe('a review that the practice imported', () => {
  const imported = testReview({ imported: true, review: 'Very kind.' });

  it('is shown to its client at 40 %', async () => {
    render(imported);
    await screen.findByRole('heading', { name: 'Is this your review?' });
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
    screen.getByText('Very kind.');
  });

  it('leads to the text once confirmed', async () => {
    const { asked, visited } = render(imported, '', confirmed({ result: 'success' }));
    fireEvent.click(await screen.findByRole('button', { name: "Yes, it's mine" }));
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/text_review/token?skip_step=true'));
    expect(asked.find(({ operation }) => operation === 'ConfirmReview')?.variables).toEqual({
      reviewId: 'review',
      token: 'token',
    });
  });

  it('stays as it is when that is refused', async () => {
    render(imported, '', confirmed(testRefusal('not_found', 'This review link is not valid any more.')));
    fireEvent.click(await screen.findByRole('button', { name: "Yes, it's mine" }));
    await screen.findByText('Error updating review: This review link is not valid any more.');
  });
});
