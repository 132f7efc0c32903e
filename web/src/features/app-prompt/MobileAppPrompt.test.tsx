import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { MobileAppPrompt } from './MobileAppPrompt.js';

const STORES = { appStoreUrl: 'https://apps.example/ios', playStoreUrl: 'https://apps.example/android' };
const OFFER = { ...STORES, textSentAt: null as string | null, phoneEnding: '3456' as string | null };
const offer = (changes: object = {}, published = false): Answers => ({
  MobileAppPrompt: () => ({
    mobileApp: { __typename: 'MobileApp', ...OFFER, ...changes },
    currentPractice: published ? { __typename: 'Practice', id: 'p1', published } : null,
    practitionersClaim: 3_000,
  }),
});
const answer = (result: 'success' | 'failure', message = 'Too many attempts.') => ({
  sendText: {
    __typename: 'SendTextPayload',
    result,
    errors: result === 'success' ? [] : [{ __typename: 'UserError', message }],
  },
});

/** jsdom has no window size: the media query is answered here. */
function setNarrow(narrow: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: narrow && query.includes('max-width: 767'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => setNarrow(false));
afterEach(() => localStorage.clear());

describe('MobileAppPrompt', () => {
  it('below 768 px shows the links of both stores and sends nothing', async () => {
    setNarrow(true);
    const { asked } = renderPage(<MobileAppPrompt variant="consumer" />, offer());
    expect((await screen.findByRole('link', { name: 'App Store' })).getAttribute('href')).toBe(STORES.appStoreUrl);
    expect(screen.getByRole('link', { name: 'Google Play' }).getAttribute('href')).toBe(STORES.playStoreUrl);
    expect(screen.queryByText(/We texted the link/)).toBeNull();
    expect(asked.map(({ operation }) => operation)).toEqual(['MobileAppPrompt']);
  });

  it('from 768 px says that a text was sent; Send again shows Sending... until success', async () => {
    let sends = 0;
    renderPage(<MobileAppPrompt variant="consumer" />, {
      ...offer({ textSentAt: '2026-11-20T09:00:00Z' }),
      DownloadMobileApp: (variables: Record<string, never>) => {
        sends += 1;
        expect(variables).toEqual({ type: 'download_mobile_app' });
        return answer('success');
      },
    });
    expect(await screen.findByText(/We texted the link to your phone ending in 3456/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    const busy = screen.getByRole('button', { name: 'Sending...' }) as HTMLButtonElement;
    expect(busy.disabled).toBe(true);
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy();
    expect(sends).toBe(1);
  });

  it('offers to send where no text was sent yet', async () => {
    renderPage(<MobileAppPrompt variant="consumer" />, { ...offer(), DownloadMobileApp: () => answer('success') });
    fireEvent.click(await screen.findByRole('button', { name: 'Text me the link' }));
    expect(await screen.findByText(/We texted the link/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('says why a text was not sent, and lets one try again', async () => {
    renderPage(<MobileAppPrompt variant="consumer" />, { ...offer(), DownloadMobileApp: () => answer('failure') });
    fireEvent.click(await screen.findByRole('button', { name: 'Text me the link' }));
    expect((await screen.findByText('Too many attempts.')).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button', { name: 'Text me the link' })).toBeTruthy();
  });

  it('shows store links where there is no phone to text to', async () => {
    renderPage(<MobileAppPrompt variant="consumer" />, offer({ phoneEnding: null }));
    expect(await screen.findByRole('link', { name: 'App Store' })).toBeTruthy();
  });

  it('has words of its own for practitioners: profile live, manage bookings', async () => {
    renderPage(<MobileAppPrompt variant="practitioner" />, offer({}, true));
    expect(
      await screen.findByRole('heading', { name: 'Your profile is live. Manage your bookings anywhere' }),
    ).toBeTruthy();
    expect(screen.getByText(/over 3,000 practitioners/)).toBeTruthy();
  });

  it.each([
    ['consumer', 3_000, 'Find and book over 3,000 practitioners, and keep all your visits in one place.'],
    ['consumer', null, 'All your visits in one place.'],
    ['practitioner', 3_000, 'Join over 3,000 practitioners who answer requests and see their day on their phone.'],
    ['practitioner', null, 'Answer requests and see your day on your phone.'],
  ] as const)(
    'claims a number of practitioners only where there is one: to a %s of %p',
    async (variant, claim, words) => {
      renderPage(<MobileAppPrompt variant={variant} />, {
        MobileAppPrompt: () => ({
          mobileApp: { __typename: 'MobileApp', ...OFFER },
          currentPractice: null,
          practitionersClaim: claim,
        }),
      });
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  it('does not call a profile live that is not', async () => {
    renderPage(<MobileAppPrompt variant="practitioner" />, offer());
    expect(await screen.findByRole('heading', { name: 'Manage your bookings anywhere' })).toBeTruthy();
  });

  it('is nothing where there is no app', async () => {
    const { container, asked } = renderPage(<MobileAppPrompt variant="consumer" />, {
      MobileAppPrompt: () => ({ mobileApp: null, currentPractice: null }),
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it('stays away once it was closed', async () => {
    const { container, unmount } = renderPage(<MobileAppPrompt variant="consumer" />, offer());
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(container.textContent).toBe('');
    unmount();
    const again = renderPage(<MobileAppPrompt variant="consumer" />, offer());
    expect(again.asked).toHaveLength(0);
  });
});
