import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { renderPage } from '../../testing/renderPage.js';
import { PageErrorBoundary } from './PageErrorBoundary.js';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a page whose chunk does not come without a connection', () => {
  it('says so, and opens by itself when the connection is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Page = lazyPart(async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <h1>Here it is</h1>;
    });
    renderPage(
      <PageErrorBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </PageErrorBoundary>,
      {},
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for your connection' })).toBeTruthy();
    expect(screen.queryByText(/Reloading the page usually helps/)).toBeNull();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Here it is' })).toBeTruthy();
  });
});

describe('a page that breaks', () => {
  it('says so, also while there is no connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPage(
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>,
      {},
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText(/Reloading the page usually helps/)).toBeTruthy();
  });
});
