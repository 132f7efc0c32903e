import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showOnPhone } from '../../../../testing/showOnPhone.js';
import type { Answers } from '../../../../testing/renderPage.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { visitDetails, visitPayment } from '../../testing/calendarPage.js';
import { details, payload, practice } from '../testing/directory.js';
import { down, PAST, pastVisit, pastVisits, startProfile } from './testing/profilePage.js';
import { settleFlyout } from '../../testing/settleFlyout.js';

const panel = async () => within(await screen.findByRole('complementary', { name: 'About Maya Rivers' }));

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
  window.matchMedia = undefined as never;
});

describe('the profile of a client', () => {
  it('names them in the title and the way back to the directory', async () => {
    startProfile();
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Rivers' })).toBeTruthy();
    expect(document.title).toBe('Maya Rivers · Yarrow');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Clients' }).getAttribute('href')).toBe('/portal/clients');
  });

  it('says that it is loading, and neither that nothing is there nor who it is', async () => {
    startProfile({ ClientDetails: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading client')).toBeTruthy();
    expect(screen.queryByText('Client not found')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it.each([
    ['is not there', null],
    ['was deleted', details({ deletedAt: '2026-11-01T10:00:00Z' })],
  ])('says so where the client %s, and leads back', async (_what, found) => {
    const page = startProfile({ ClientDetails: () => ({ client: found, currentPractice: practice() }) });
    expect(await screen.findByText('Client not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all clients' }).getAttribute('href')).toBe('/portal/clients');
    expect(page.asked.map(({ operation }) => operation)).toEqual(['ClientDetails']);
  });

  it('says when it did not load, and loads again', async () => {
    let fails = true;
    startProfile({ ClientDetails: () => (fails ? down() : { client: details(), currentPractice: practice() }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Rivers' })).toBeTruthy();
  });

  it('leads from page to page, and marks the one that is shown', async () => {
    startProfile({}, '/portal/clients/maya/billing');
    const tabs = within(await screen.findByRole('navigation', { name: 'Client profile' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Billing');
    const links = tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Overview', '/portal/clients/maya'],
      ['Notes', '/portal/clients/maya/notes'],
      ['Intake form', '/portal/clients/maya/intake_form'],
      ['Billing', '/portal/clients/maya/billing'],
    ]);
  });

  it('makes a dropdown of its pages on a phone, labelled tap to navigate', async () => {
    showOnPhone();
    const { visited } = startProfile();
    const button = await screen.findByRole('button', { name: 'Overview tap to navigate' });
    expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull();
    fireEvent.click(button);
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Overview', 'Notes', 'Intake form', 'Billing']);
    const menu = screen.getByRole('menu');
    fireEvent.keyDown(menu, { key: 'End' });
    await waitFor(() => expect(entries[3]?.hasAttribute('data-highlighted')).toBe(true));
    fireEvent.keyDown(menu, { key: 'Enter' });
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients/maya/billing'));
    expect(await screen.findByRole('button', { name: 'Billing tap to navigate' })).toBeTruthy();
  });
});

describe('the side panel', () => {
  it('links to the client who shares the address', async () => {
    const sharesAddressWith = { __typename: 'Client', id: 'ravi', name: 'Ravi Rivers' };
    startProfile({ ClientDetails: () => ({ client: details({ sharesAddressWith }), currentPractice: practice() }) });
    const link = (await panel()).getByRole('link', { name: 'Ravi Rivers' });
    expect(link.parentElement?.textContent).toBe('Shares an address with Ravi Rivers');
    expect(link.getAttribute('href')).toBe('/portal/clients/ravi');
  });

  it('shows phone, email and address', async () => {
    startProfile();
    const shown = await panel();
    expect(shown.getByRole('link', { name: '(604) 555-0134' }).getAttribute('href')).toBe('tel:+16045550134');
    expect(shown.getByRole('link', { name: 'maya@example.com' }).getAttribute('href')).toBe('mailto:maya@example.com');
    expect(shown.getByText(/^12 Main St\s+Vancouver, BC V5K 0A1\s+Canada$/)).toBeTruthy();
  });

  it('says what is not on file', async () => {
    const nothing = { address: null, city: null, state: null, postalCode: null, country: null };
    const unknown = details({ phone: null, email: null, ...nothing });
    startProfile({ ClientDetails: () => ({ client: unknown, currentPractice: practice() }) });
    const shown = await panel();
    for (const text of ['No phone number on file', 'No email on file', 'No address on file']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.queryByRole('button', { name: 'Copy phone number' })).toBeNull();
  });

  it('copies the phone number as the practice writes it, and shows it where the browser refuses', async () => {
    const copied: string[] = [];
    let allowed = true;
    const writeText = async (text: string) => {
      if (!allowed) throw new Error('refused');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const ViewPhone = () => ({
      viewPhone: payload('ViewPhonePayload', {
        ...{ formattedPhoneNumber: '+1 604 555 0134', phoneNumber: '+16045550134' },
      }),
    });
    const page = startProfile({ ViewPhone });
    const button = (await panel()).getByRole('button', { name: 'Copy phone number' });
    fireEvent.click(button);
    expect(await screen.findByText('+1 604 555 0134 copied to clipboard')).toBeTruthy();
    expect(copied).toEqual(['+1 604 555 0134']);
    expect(page.asked.find(({ operation }) => operation === 'ViewPhone')?.variables).toEqual({ id: 'maya' });
    allowed = false;
    fireEvent.click(button);
    expect(await screen.findByText('+1 604 555 0134')).toBeTruthy();
  });

  it('opens the form that changes or deletes them, and leaves for the directory when they are gone', async () => {
    const { visited } = startProfile({
      OpenMattersOfClient: () => ({
        clientOpenMatters: { __typename: 'ClientOpenMatters', visitsAhead: 0, sessionsLeft: 0, unsettledVisits: 0 },
      }),
      DeleteClient: () => ({
        deleteClient: payload('ClientPayload', {
          client: { __typename: 'Client', id: 'maya', deletedAt: '2026-11-20T10:00:00Z' },
        }),
      }),
    });
    fireEvent.click((await panel()).getByRole('button', { name: 'Edit client' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Maya Rivers' }));
    expect((form.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Maya');
    await settleFlyout();
    fireEvent.click(form.getByRole('button', { name: 'Delete client' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Maya Rivers?' }));
    const remove = await question.findByRole<HTMLButtonElement>('button', { name: 'Delete client' });
    await waitFor(() => expect(remove.disabled).toBe(false));
    fireEvent.click(remove);
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients'));
  });

  it('lists what is coming, each with its place in the calendar, and leads to a new appointment', async () => {
    startProfile();
    const shown = await panel();
    const next = await shown.findByRole('link', { name: /Deep tissue massage/ });
    expect(next.getAttribute('href')).toBe('/portal/calendar#token-of-next');
    expect(next.textContent).toBe('Tue, Dec 1, 2026, 10:00 AM Vancouver timeDeep tissue massageRequest');
    expect(shown.getByRole('link', { name: 'New appointment' }).getAttribute('href')).toBe(
      '/portal/calendar?clientId=maya#create-appointment',
    );
  });

  it('says when nothing is coming, and when that did not load', async () => {
    startProfile({ UpcomingVisitsOfClient: () => ({ upcomingAppointments: [] }) });
    expect(await (await panel()).findByText('No upcoming appointments.')).toBeTruthy();
    cleanup();
    let fails = true;
    startProfile({ UpcomingVisitsOfClient: () => (fails ? down() : { upcomingAppointments: [] }) });
    const shown = await panel();
    expect(await shown.findByText('Error fetching upcoming appointments')).toBeTruthy();
    expect(shown.queryByText('No upcoming appointments.')).toBeNull();
    fails = false;
    fireEvent.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('No upcoming appointments.')).toBeTruthy();
  });
});

describe('the past appointments', () => {
  it('have time, services, place, amount and what became of them', async () => {
    startProfile();
    await screen.findByRole('button', { name: 'Tue, Oct 20, 2026, 9:00 AM Vancouver time' });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      [
        'Tue, Oct 20, 2026, 9:00 AM Vancouver time',
        'Deep tissue massage',
        'Studio',
        'CA$90.00',
        'Took place',
        'Add note',
      ],
      ['Sun, Sep 20, 2026, 9:00 AM Vancouver time', 'Deep tissue massage', 'Studio', 'Free', 'No-show', 'Add note'],
      [
        'Thu, Aug 20, 2026, 9:00 AM Vancouver time',
        'Deep tissue massage',
        'Studio',
        'CA$90.00',
        'Cancelled',
        'Add note',
      ],
    ]);
  });

  it('come in pages of 20 that the address names', async () => {
    const PastVisitsOfClient: Answers[string] = ({ offset }) =>
      pastVisits([pastVisit(`at-${String(offset)}`, '2026-10-20T16:00:00Z')], 41);
    const page = startProfile({ PastVisitsOfClient });
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(page.visited.at(-1)).toBe('/portal/clients/maya?page=2'));
    expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
    const asked = page.asked.filter(({ operation }) => operation === 'PastVisitsOfClient');
    expect(asked.map(({ variables }) => variables)).toEqual([
      { clientId: 'maya', limit: 20, offset: 0 },
      { clientId: 'maya', limit: 20, offset: 20 },
    ]);
  });

  it('open one over the profile, and leave the address as it was', async () => {
    const { visited } = startProfile({
      AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', past: true }) }),
      AppointmentPayment: () => ({ tokenAppointment: visitPayment }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Tue, Oct 20, 2026, 9:00 AM Vancouver time' }));
    const flyout = await screen.findByRole('dialog', { name: 'Past appointment' });
    expect(visited.at(-1)).toBe('/portal/clients/maya?visit=latest');
    fireEvent.click(within(flyout).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients/maya'));
  });

  it('say when there are none, and lead back from a page that has none', async () => {
    startProfile({ PastVisitsOfClient: () => pastVisits([]) });
    expect(await screen.findByText('No past appointments')).toBeTruthy();
    cleanup();
    const { visited } = startProfile({ PastVisitsOfClient: () => pastVisits([], 20) }, '/portal/clients/maya?page=9');
    fireEvent.click(await screen.findByRole('button', { name: 'Show the latest' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients/maya'));
  });

  it('say when they did not load, with everything else in its place, and load again', async () => {
    let fails = true;
    startProfile({ PastVisitsOfClient: () => (fails ? down() : pastVisits(PAST)) });
    const list = within(await screen.findByRole('region', { name: 'Past appointments' }));
    const retry = await list.findByRole('button', { name: 'Try again' });
    expect(list.queryByText('No past appointments')).toBeNull();
    expect((await panel()).getByRole('link', { name: 'maya@example.com' })).toBeTruthy();
    fails = false;
    fireEvent.click(retry);
    expect(await list.findByRole('button', { name: 'Tue, Oct 20, 2026, 9:00 AM Vancouver time' })).toBeTruthy();
  });
});
