import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LiveStreamDouble } from '../../../testing/liveStreams.js';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import * as directory from '../clients/testing/directory.js';
import { SessionEnd } from '../../../app/SessionEnd.js';
import { Portal } from '../Portal.js';
import { framePractice } from '../testing/framePractice.js';
import { calendarOf, leaveCalendar, ownPractice, settleCalendar, visit } from '../testing/calendarPage.js';
import { timePasses } from '../../../testing/moments.js';

/** The one practice, as the directory asks for it too. */
const PRACTICE = directory.practice({ id: 'p' });
const CALENDAR = '/portal/calendar?view=week&date=2026-11-02';
const USER = {
  __typename: 'User',
  ...{ id: 'user-1', kind: 'pro', name: 'Elena Marsh', firstName: 'Elena', email: 'elena@example.com' },
  emailConfirmed: true,
  isStaff: false,
  practice: { __typename: 'Practice', id: 'p', url: '/p/willow', photoUrl: null },
};
const booked = visit('a', '2026-11-02T10:00:00-07:00', '2026-11-02T11:00:00-07:00', 'Maya Rivers');
const moved = visit('b', '2026-11-03T10:00:00-07:00', '2026-11-03T11:00:00-07:00', 'Noah Field');
const inbox = (failedPayments: object[] = []) => ({
  ...{ failedPayments, missingPayments: [], failedRefunds: [], disputedPayments: [], registrationsToSettle: [] },
  currentPractice: { __typename: 'Practice', id: 'p', hasPaymentProvider: true },
});
const failed = {
  __typename: 'Appointment',
  ...{ id: 'f', instantActionToken: 'token-f', clientName: 'Ada Okoye', formattedStartsAt: 'Monday' },
  ...{ amountCurrency: 'CAD', dueCents: 9000, paymentStatus: 'Failed', paymentError: 'Declined.' },
  ...{ hasTransaction: true, hasPaymentMethod: true },
};

function open(at: string, own: Answers) {
  const page = renderPage(
    <>
      <Portal />
      <SessionEnd />
    </>,
    {
      CurrentUser: () => ({ currentUser: USER }),
      OwnPractice: () => ownPractice('America/Vancouver'),
      PortalFrame: () => framePractice(),
      WaitingRequests: () => ({ pendingAppointments: [] }),
      ProInbox: () => inbox(),
      ProCalendar: () => calendarOf([booked]),
      ProCalendarEvents: () => ({ calendarEvents: [] }),
      ...own,
    },
    at,
  );
  const times = (operation: string) => page.asked.filter((one) => one.operation === operation).length;
  return { ...page, times };
}
async function say(event: string, data: object) {
  // Its code comes after that of the page.
  await waitFor(() => expect(LiveStreamDouble.opened).not.toEqual([]));
  act(() => LiveStreamDouble.newest.say(event, data));
}
const change = (kind: string) => say('change', { kind, ids: ['x'] });
/** Until what was asked together is there, and something more. */
const settle = () => timePasses(1_500);

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
  LiveStreamDouble.reset();
  settleCalendar();
});
afterEach(() => {
  leaveCalendar();
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('a change made elsewhere', () => {
  it('updates an open calendar, which refetches only its appointments', async () => {
    let appointments = [booked];
    const { times } = open(CALENDAR, { ProCalendar: () => calendarOf(appointments) });
    await screen.findByRole('button', { name: /Maya Rivers/ });
    await settle();
    const before = times('OwnPractice');
    appointments = [moved];
    await change('appointment');
    expect(await screen.findByRole('button', { name: /Noah Field/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Maya Rivers/ })).toBeNull();
    expect([times('ProCalendar'), times('WaitingRequests'), times('OwnPractice')]).toEqual([2, 2, before]);
  });

  it('shows in the inbox and on its badge', async () => {
    let payments: object[] = [];
    const { times } = open(CALENDAR, { ProInbox: () => inbox(payments) });
    await screen.findByRole('button', { name: /Maya Rivers/ });
    await settle();
    payments = [failed];
    await change('payment');
    const bell = screen.getByRole('button', { name: /Notifications/ });
    await waitFor(() => expect(bell.textContent).toContain('1'));
    fireEvent.click(bell);
    expect(await screen.findByText('Ada Okoye')).toBeTruthy();
    payments = [];
    await change('payment');
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    expect([times('WaitingRequests')]).toEqual([1]);
  });

  it('is asked for once when much changes together, and once more when it goes on', async () => {
    const { times } = open(CALENDAR, {});
    await screen.findByRole('button', { name: /Maya Rivers/ });
    await settle();
    for (let number = 0; number < 20; number++) await change('personal_event');
    await settle();
    expect(times('ProCalendar')).toBe(2);
    await change('offer');
    await settle();
    expect(times('ProCalendar')).toBe(2);
  });

  it('is asked for after an answer that was under way, which may be older', async () => {
    const pending: ((appointments: object[]) => void)[] = [];
    const { times } = open(CALENDAR, {
      ProCalendar: () =>
        new Promise<object>((resolve) => {
          pending.push((appointments) => resolve(calendarOf(appointments)));
        }),
    });
    await waitFor(() => expect(pending).toHaveLength(1));
    await change('appointment');
    await settle();
    expect(times('ProCalendar')).toBe(1);
    await act(async () => pending[0]!([booked]));
    await waitFor(() => expect(pending).toHaveLength(2));
    await act(async () => pending[1]!([booked, moved]));
    expect(await screen.findByRole('button', { name: /Noah Field/ })).toBeTruthy();
  });

  it('does not overwrite typed text, and updates the other fields', async () => {
    let stored = directory.details();
    open('/portal/clients?client=maya', {
      ...directory.answers({ ClientDetails: () => ({ client: stored, currentPractice: PRACTICE }) }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit client' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Maya Rivers' }));
    const field = (label: RegExp) => form.getByLabelText(label) as HTMLInputElement;
    fireEvent.change(field(/Last name/), { target: { value: 'Riv' } });
    await settle();
    stored = directory.details({ lastName: 'Brook', city: 'Burnaby' });
    await change('client');
    await waitFor(() => expect(field(/City/).value).toBe('Burnaby'));
    expect(field(/Last name/).value).toBe('Riv');
  });

  it('keeps the rows that were loaded below the first page', async () => {
    const many = Array.from({ length: 100 }, (_, number) => directory.client(`c${number}`, `Client ${number}`));
    let [first, total] = [many, 101];
    const { times } = open('/portal/clients', {
      ...directory.answers({
        ClientsOfPractice: ({ after }) => ({
          ...(after
            ? directory.list([directory.client('last', 'Zoe Last')], null, 101)
            : directory.list(first, 'cursor-99', total)),
          currentPractice: PRACTICE,
        }),
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Show more/ }));
    await screen.findByText('101 clients');
    [first, total] = [[directory.client('new', 'Ada New'), ...many.slice(0, 99)], 102];
    await settle();
    await change('client');
    await settle();
    expect(times('ClientsOfPractice')).toBe(3);
    expect(screen.getByText('102 clients')).toBeTruthy();
  });

  it('is all asked for after a gap, and nothing of it with the first stream', async () => {
    const { times } = open(CALENDAR, {});
    await screen.findByRole('button', { name: /Maya Rivers/ });
    await say('ready', { remembersMs: 15_000 });
    await settle();
    expect([times('ProCalendar'), times('ProInbox'), times('OwnPractice')]).toEqual([1, 1, 1]);
    await say('reset', {});
    await settle();
    expect([times('ProCalendar'), times('ProInbox'), times('OwnPractice')]).toEqual([2, 2, 2]);
    expect(times('CurrentUser')).toBe(1);
  });
});

describe('a session that was ended from elsewhere', () => {
  let user: object | null = USER;
  const endSession = async () => {
    user = USER;
    const page = open(CALENDAR, {
      CurrentUser: () => ({ currentUser: user }),
      Login: () => {
        user = USER;
        return { login: { __typename: 'SessionPayload', result: 'success', errors: [], user: USER } };
      },
    });
    await screen.findByRole('button', { name: /Maya Rivers/ });
    user = null;
    await say('end', { reason: 'session' });
    return { page, prompt: await screen.findByRole('alertdialog', { name: 'Your session has ended' }) };
  };

  it('hides what is on screen until the account is logged in again, and goes on there', async () => {
    const { prompt } = await endSession();
    expect(document.documentElement.dataset['sessionEnded']).toBe('');
    expect(LiveStreamDouble.newest.closed).toBe(true);
    fireEvent.change(within(prompt).getByLabelText('Email'), { target: { value: 'elena@example.com' } });
    fireEvent.change(within(prompt).getByLabelText('Password'), { target: { value: 'four quiet words here' } });
    fireEvent.click(within(prompt).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
    expect(document.documentElement.dataset['sessionEnded']).toBeUndefined();
    await waitFor(() => expect(LiveStreamDouble.newest.closed).toBe(false));
  });

  it('redirects to the login page and back if the user declines the prompt', async () => {
    const { page, prompt } = await endSession();
    fireEvent.click(within(prompt).getByRole('button', { name: 'Not now' }));
    const login = '/login?return_to=%2Fportal%2Fcalendar%3Fview%3Dweek%26date%3D2026-11-02';
    await waitFor(() => expect(page.visited.at(-1)).toBe(login));
  });
});

describe('the stream of the portal', () => {
  it('is one for all of its pages, and none for clients and visitors', async () => {
    open(CALENDAR, {});
    await screen.findByRole('button', { name: /Maya Rivers/ });
    await waitFor(() => expect(LiveStreamDouble.opened.filter(({ closed }) => !closed)).toHaveLength(1));
    // The navigation, which is hidden on a phone.
    fireEvent.click(screen.getByRole('link', { name: 'Overview', hidden: true }));
    await screen.findByText('Welcome back, Elena');
    expect(LiveStreamDouble.opened.filter(({ closed }) => !closed)).toHaveLength(1);
    cleanup();
    expect(LiveStreamDouble.opened.filter(({ closed }) => !closed)).toHaveLength(0);
    LiveStreamDouble.reset();
    open('/portal', { CurrentUser: () => ({ currentUser: { ...USER, kind: 'client', practice: null } }) });
    await screen.findByText('This part is for practitioners');
    expect(LiveStreamDouble.opened).toEqual([]);
  });
});
