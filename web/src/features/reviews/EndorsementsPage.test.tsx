import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { EndorsementsPage } from './EndorsementsPage.js';
import { testRefusal, testReview } from './testReview.js';

const render = (review: object | null, more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/i/r/endorsements/:token">
        <EndorsementsPage />
      </Route>
      <ToastRegion />
    </>,
    { Endorsements: () => ({ reviewByToken: review }), ...more },
    '/i/r/endorsements/token',
  );
const endorsed = (payload: object): Answers => ({
  ReviewAddEndorsements: () => ({
    reviewAddEndorsements: { __typename: 'ReviewPayload', review: null, errors: [], ...payload },
  }),
});
const skill = (name: string) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>;
const button = () => screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;

afterEach(cleanup);

describe('the endorsements', () => {
  it('are asked for at 70 %, one at least, or skipped', async () => {
    render(testReview());
    await skill('Massage');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('70');
    expect(button().disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe(
      '/i/r/text_review/token?skip_step=true',
    );
    fireEvent.click(await skill('Massage'));
    expect(button().disabled).toBe(false);
    fireEvent.click(await skill('Massage'));
    expect(button().disabled).toBe(true);
  });

  it('begin with those given before', async () => {
    render(testReview({ skills: [{ __typename: 'Specialty', id: 'back' }] }));
    expect((await skill('Back pain')).checked).toBe(true);
    expect((await skill('Massage')).checked).toBe(false);
  });

  it('are sent and lead to the text', async () => {
    const { asked, visited } = render(testReview(), endorsed({ result: 'success' }));
    fireEvent.click(await skill('Massage'));
    fireEvent.click(await skill('Back pain'));
    fireEvent.click(button());
    await screen.findByText('Review updated');
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/text_review/token?skip_step=true'));
    expect(asked.find(({ operation }) => operation === 'ReviewAddEndorsements')?.variables).toEqual({
      reviewId: 'review',
      endorsements: ['massage', 'back'],
      token: 'token',
    });
  });

  it('may be refused', async () => {
    render(testReview(), endorsed(testRefusal('invalid_endorsements', 'Choose other skills.')));
    fireEvent.click(await skill('Massage'));
    fireEvent.click(button());
    await screen.findByText('Error updating review: Choose other skills.');
  });

  it('say when the link is unknown', async () => {
    render(null);
    await screen.findByRole('heading', { name: 'This review link does not work' });
  });
});
