import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage.js';
import { CalendarSyncNotice } from './CalendarSyncNotice.js';
import { ReconnectDialog } from './ReconnectDialog.js';
import { frames } from '../../../testing/moments.js';

function open(providers: readonly string[], id = 'p', erroredAt: string | null = '2026-11-30T09:00:00Z') {
  return renderPage(
    <>
      <CalendarSyncNotice />
      <ReconnectDialog />
    </>,
    {
      CalendarProfiles: () => ({
        currentPractice: {
          ...{ __typename: 'Practice', id },
          calendarProfiles: providers.map((providerName) => ({
            ...{ __typename: 'CalendarProfile', id: providerName, providerName, erroredAt },
          })),
        },
      }),
    },
    '/portal',
  );
}
const notice = () => screen.findByRole('region', { name: 'Calendar sync' });
const dialog = () => screen.findByRole('dialog', { name: 'Reconnect your calendar' });
/** What is known has come, and there is neither. */
async function isQuiet({ asked }: ReturnType<typeof open>) {
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await frames();
  expect([screen.queryByRole('region', { name: 'Calendar sync' }), screen.queryByRole('dialog')]).toEqual([null, null]);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the invitation to sync', () => {
  it('leads to where calendars are connected, and is there while none is', async () => {
    open([]);
    const link = within(await notice()).getByRole('link', { name: 'Connect' });
    expect(link.getAttribute('href')).toBe('/portal/settings/calendar');
    cleanup();
    await isQuiet(open(['icloud']));
  });

  it('stays away from this device once it was dismissed', async () => {
    open([]);
    fireEvent.click(within(await notice()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Calendar sync' })).toBeNull());
    cleanup();
    await isQuiet(open([]));
    cleanup();
    localStorage.clear();
    open([]);
    await notice();
  });
});

describe('the question to reconnect', () => {
  it('comes once to practitioners who have to reconnect Google and have nothing else, and leads to where that is done', async () => {
    const { visited } = open(['google']);
    fireEvent.click(within(await dialog()).getByRole('link', { name: 'Reconnect' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/settings/calendar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    await isQuiet(open(['google']));
    cleanup();
    open(['google'], 'another practice on this device');
    await dialog();
  });

  it('does not come again after it was only looked at', async () => {
    open(['google']);
    await dialog();
    cleanup();
    await isQuiet(open(['google']));
  });

  it.each([[['google', 'icloud']], [['office365']]])('does not come with %j', async (providers) => {
    await isQuiet(open(providers));
  });

  it('does not come while the connection works', async () => {
    await isQuiet(open(['google'], 'practice', null));
  });
});
