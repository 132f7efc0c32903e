import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';

beforeEach(settleCalendar);
afterEach(leaveCalendar);

const press = (key: string, own: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...own });
async function open() {
  const calendar = openCalendar('/portal/calendar?view=week&date=2026-11-02', {});
  await screen.findByRole('button', { name: 'Create appointment' });
  return calendar;
}
const isAt = (visited: string[], search: string) =>
  waitFor(() => expect(visited.at(-1)).toBe(`/portal/calendar?${search}`));

describe('single keys on the calendar', () => {
  it.each([
    ['n', 'view=week&date=2026-11-09'],
    ['j', 'view=week&date=2026-11-09'],
    ['p', 'view=week&date=2026-10-26'],
    ['k', 'view=week&date=2026-10-26'],
    ['d', 'view=day&date=2026-11-02'],
    ['m', 'view=month&date=2026-11-02'],
    ['T', 'view=week'],
  ])('%s shows %s', async (key, search) => {
    const { visited } = await open();
    press(key);
    await isAt(visited, search);
  });

  it('w shows the week again', async () => {
    const { visited } = await open();
    press('d');
    await isAt(visited, 'view=day&date=2026-11-02');
    press('w');
    await isAt(visited, 'view=week&date=2026-11-02');
  });

  it('c opens a new appointment, and no key does anything below it', async () => {
    const { visited } = await open();
    press('c');
    await waitFor(() => expect(window.location.hash).toBe('#create-appointment'));
    await screen.findByRole('dialog');
    const before = visited.length;
    press('n');
    press('m');
    expect(visited).toHaveLength(before);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
    'are left to others with %j',
    async (own) => {
      const { visited } = await open();
      const before = visited.length;
      press('n', own);
      expect(visited).toHaveLength(before);
    },
  );
});
