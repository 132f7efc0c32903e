import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  calendarOf,
  leaveCalendar,
  openCalendar,
  ownPractice,
  settleCalendar,
  visit,
} from '../testing/calendarPage.js';
import { busyTime, groupEvent, personal } from '../testing/eventsOfCalendar.js';

beforeEach(settleCalendar);
afterEach(leaveCalendar);

const DAY = '/portal/calendar?view=day&date=2026-11-04';
const at = (time: string) => `2026-11-04T${time}:00-07:00`;
const ALL = {
  ProCalendar: () =>
    calendarOf(
      [
        visit('confirmed', at('09:00'), at('10:00'), 'Maya Rivers'),
        visit('request', at('10:00'), at('11:00'), 'Noah Field', 'pending'),
      ],
      {
        groupEvents: [groupEvent('bath', 'Sound bath', at('11:00'), at('12:00'))],
        personalEvents: [
          personal('lunch', 'Lunch', at('12:00'), at('13:00')),
          personal('off', 'Taxes', at('00:00'), '2026-11-06T00:00:00-07:00', { allDay: true }),
        ],
      },
    ),
  ProCalendarEvents: () => ({ calendarEvents: [busyTime('call', at('14:00'), at('15:00'))] }),
};
const entry = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const icon = (element: HTMLElement) => element.querySelector('use')?.getAttribute('href')?.split('#')[1];

describe('what stands on the calendar', () => {
  it('is distinguished by word, icon and look, not only by colour', async () => {
    openCalendar(DAY, ALL);
    await entry('Maya Rivers');
    const kinds = [
      ['Maya Rivers', 'Confirmed', undefined, 'approved'],
      ['Noah Field', 'Request', 'bell', 'pending'],
      ['Sound bath', 'Group event', 'users', 'group'],
      ['Lunch', 'Personal event', 'user', 'personal'],
      ['Busy', 'In another calendar', 'external', 'busy'],
    ] as const;
    for (const [title, word, shown, look] of kinds) {
      const drawn = await entry(title);
      expect(drawn.textContent).toContain(word);
      expect(icon(drawn)).toBe(shown);
      expect(drawn.classList.contains(look)).toBe(true);
    }
  });

  it('says how many come to a group event, and that it is full', async () => {
    const full = { ...ALL, ProCalendar: () => calendarOf([], { groupEvents: events }) };
    const events = [
      groupEvent('full', 'Sound bath', at('09:00'), at('10:00'), { clientsCount: 11 }),
      groupEvent('open', 'Walk', at('10:00'), at('11:00'), { capacity: null }),
    ];
    openCalendar(DAY, full);
    expect((await entry('Sound bath')).textContent).toContain('11 of 10 registered, full');
    expect((await entry('Walk')).textContent).toContain('3 registered');
  });

  it('stands above the hours where it takes whole days, on each of them', async () => {
    openCalendar('/portal/calendar?view=week&date=2026-11-04', ALL);
    const off = await entry('Taxes');
    expect(off.closest('.rbc-allday-cell')).not.toBeNull();
    expect(off.textContent).toContain('all day');
    expect(off.closest<HTMLElement>('.rbc-row-segment')?.style.maxWidth).toBe(`${(2 / 7) * 100}%`);
  });

  it.each([
    ['at midnight', '2026-11-04T22:00:00-07:00', '2026-11-05T00:00:00-07:00', 1],
    ['after midnight', '2026-11-04T22:00:00-07:00', '2026-11-05T00:30:00-07:00', 2],
    ['at the midnight after a change of clocks', '2026-11-01T22:00:00-07:00', '2026-11-02T00:00:00-07:00', 1],
  ])('is drawn on the days on which it is where it ends %s', async (_when, startsAt, endsAt, count) => {
    const ProCalendar = () => calendarOf([visit('late', startsAt, endsAt, 'Maya Rivers')]);
    openCalendar(`/portal/calendar?view=week&date=${startsAt.slice(0, 10)}`, { ...ALL, ProCalendar });
    expect(await screen.findAllByRole('button', { name: /Maya Rivers/ })).toHaveLength(count);
  });

  it('is listed on a phone on each day that it touches', async () => {
    window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
    const night = personal('night', 'Night train', at('20:00'), '2026-11-06T08:00:00-07:00');
    const ProCalendar = () => calendarOf([], { personalEvents: [night] });
    openCalendar('/portal/calendar?view=week&date=2026-11-04', { ...ALL, ProCalendar });
    const day = async (name: string) =>
      within(await screen.findByRole('region', { name })).getByRole('button', { name: /Night/ });
    expect((await day('Wednesday, November 4')).textContent).toContain('From 8:00 PM');
    expect((await day('Thursday, November 5')).textContent).toContain('All day');
    expect((await day('Friday, November 6')).textContent).toContain('Until 8:00 AM');
    window.matchMedia = undefined as never;
  });

  it('opens what another calendar holds, and says where it can be changed', async () => {
    openCalendar(DAY, ALL);
    fireEvent.keyDown(await entry('Busy'), { key: 'Enter' });
    const flyout = within(await screen.findByRole('dialog', { name: 'Busy' }));
    expect(flyout.getByText(/^2:00 PM – 3:00 PM/)).toBeTruthy();
    expect(flyout.getByRole('link', { name: 'Calendar settings' }).getAttribute('href')).toBe(
      '/portal/settings/calendar',
    );
    fireEvent.click(flyout.getByRole('button', { name: 'Close' }));
    expect(window.location.hash).toBe('');
  });

  it('still has the practice’s own entries where other calendars cannot be reached, and says so', async () => {
    openCalendar(DAY, {
      ...ALL,
      ProCalendarEvents: () => {
        throw new Error('down');
      },
    });
    await entry('Maya Rivers');
    expect(await screen.findByText("We couldn't load the latest appointments.")).toBeTruthy();
  });
});

describe('working hours', () => {
  /** From which hour, and how many. */
  const blocks = (look: string) => {
    const hours = (percent: string) => Math.round(Number.parseFloat(percent) * 0.24 * 100) / 100;
    return [...document.querySelectorAll<HTMLElement>(`.rbc-day-slot .hours > .${look}`)].map(({ style }) => [
      hours(style.top),
      hours(style.height),
    ]);
  };

  it('leave the rest of a day shaded', async () => {
    openCalendar(DAY, ALL);
    await entry('Maya Rivers');
    expect(blocks('closed')).toEqual([
      [0, 9],
      [17, 7],
    ]);
    expect(screen.queryByRole('list', { name: 'Working hours' })).toBeNull();
  });

  it('are marked by location where there are several, with a legend', async () => {
    const { currentPractice } = ownPractice('America/Vancouver');
    const [studio] = currentPractice.locations;
    const home = { ...studio, id: 'home', name: 'Home visits', timeZone: 'America/New_York' };
    const OwnPractice = () => ({ currentPractice: { ...currentPractice, locations: [studio, home] } });
    openCalendar(DAY, { ...ALL, OwnPractice });
    const legend = within(await screen.findByRole('list', { name: 'Working hours' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Studio', 'Home visits']);
    // New York is two hours ahead of the studio.
    expect([blocks('place0'), blocks('place1')]).toEqual([[[9, 8]], [[7, 8]]]);
    expect(blocks('closed')).toEqual([
      [0, 7],
      [17, 7],
    ]);
  });
});
