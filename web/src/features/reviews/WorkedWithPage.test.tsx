import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage } from '../../testing/renderPage.js';
import { testInvitation } from './testReview.js';
import { WorkedWithPage } from './WorkedWithPage.js';

const render = (invitation: object | null, search = '') =>
  renderPage(
    <Route path="/i/r/:referralCode">
      <WorkedWithPage />
    </Route>,
    { WorkedWith: () => ({ reviewInvitation: invitation }) },
    `/i/r/code${search}`,
  );

afterEach(cleanup);

describe('the referral link', () => {
  it('asks, at 20 %, whether they have worked together, and leads on', async () => {
    render(testInvitation());
    await screen.findByRole('heading', { name: 'Have you worked with Mara Jensen before?' });
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('20');
    expect(screen.getByRole('link', { name: 'Yes, I have' }).getAttribute('href')).toBe('/i/r/client_info/code');
    expect(screen.getByRole('link', { name: 'No, not yet' }).getAttribute('href')).toBe('/i/r/code?worked_together=no');
  });

  it('ends kindly for those who have not', async () => {
    render(testInvitation(), '?worked_together=no');
    await screen.findByRole('heading', { name: "Unfortunately we can't accept a review from you." });
    expect(screen.getByRole('link', { name: 'Go to the profile' }).getAttribute('href')).toBe('/p/mara-jensen');
  });

  it('says when it is unknown', async () => {
    render(null);
    await screen.findByRole('heading', { name: 'This review link does not work' });
  });
});
