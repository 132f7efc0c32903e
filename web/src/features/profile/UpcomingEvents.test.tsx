import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { testEvent } from '../events/testEvent.js';
import { UpcomingEvents } from './UpcomingEvents.js';

afterEach(cleanup);

const practiceOf = (...events: object[]) => ({
  practice: { __typename: 'Practice', id: 'practice', bookableEvents: events },
});

describe('the events of a profile', () => {
  it('lead to their pages, with price and places', async () => {
    renderPage(<UpcomingEvents slug="mara-jensen" />, {
      UpcomingEvents: () =>
        practiceOf(
          testEvent({}),
          testEvent({ id: 'free', name: 'Breath', amountCents: 0, capacity: null, placesLeft: null }),
          testEvent({ id: 'full', name: 'Retreat', atCapacity: true, placesLeft: 0 }),
        ),
    });
    const link = await screen.findByRole('link', { name: 'Full Moon Sound Bath' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen/events/event');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('$25Only 3 places left'),
      expect.stringContaining('FreeUnlimited places'),
      expect.stringContaining('$25Full'),
    ]);
  });

  it('are no section where there are none, or none can be loaded', async () => {
    const none = renderPage(<UpcomingEvents slug="x" />, { UpcomingEvents: () => practiceOf() });
    await waitFor(() => expect(none.asked).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Events' })).toBeNull();
    cleanup();
    const down = renderPage(<UpcomingEvents slug="x" />, {
      UpcomingEvents: () => {
        throw new Error('down');
      },
    });
    await waitFor(() => expect(down.asked).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Events' })).toBeNull();
  });
});
