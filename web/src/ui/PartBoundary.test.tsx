import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { lazyPart } from '../lib/lazyPage.js';
import { frames } from '../testing/moments.js';
import { renderPage } from '../testing/renderPage.js';
import { PartBoundary } from './PartBoundary.js';

beforeEach(() => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A part that does not load while the browser is offline, or the first time. */
function show(isMissing: () => boolean) {
  const Part = lazyPart(async () => {
    if (isMissing()) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Here it is</p>;
  });
  renderPage(
    <PartBoundary waiting={<p>On its way</p>}>
      <Part />
    </PartBoundary>,
    {},
  );
}

it('shows a part that does not load offline as on its way, and loads it when the browser is back online', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(() => !navigator.onLine);
  await screen.findByText('On its way');
  await frames();
  expect(screen.queryByRole('alert')).toBeNull();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await screen.findByText('Here it is');
});

it('offers to try again when a part does not load online', async () => {
  let loads = 0;
  show(() => (loads += 1) === 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Here it is');
});
