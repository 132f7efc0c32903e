import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { useLeaveGuard } from '../../portal-ui/useLeaveGuard.js';
import { Dialog } from '../../ui/Dialog.js';
import { QuickActions } from './QuickActions.js';
import { framePractice } from './testing/framePractice.js';
import { frames } from '../../testing/moments.js';

const NOW = new Date('2026-11-20T12:00:00-05:00');
const maya = { __typename: 'Client', id: 'maya', name: 'Maya Rivers', email: 'maya@example.com', phone: null };
const visit = (id: string, startsAt: string, clientName: string, state = 'approved') => ({
  ...{ __typename: 'Appointment', id, instantActionToken: `token-of-${id}`, state, startsAt, clientName },
  timeZone: 'America/New_York',
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: `line-${id}`, name: 'Deep tissue massage' }],
});
const answers = (own: Answers = {}): Answers => ({
  PortalFrame: () => framePractice(),
  PaletteClients: ({ search }) => ({
    clients: {
      __typename: 'ClientConnection',
      edges: 'maya rivers'.startsWith(String(search)) ? [{ __typename: 'ClientEdge', cursor: '0', node: maya }] : [],
    },
  }),
  PaletteAppointments: () => ({
    practiceAppointments: [
      visit('past', '2026-11-18T10:00:00-05:00', 'Maya Rivers'),
      visit('later', '2026-12-01T10:00:00-05:00', 'Maya Rivers'),
      visit('next', '2026-11-21T10:00:00-05:00', 'Maya Rivers', 'pending'),
      visit('gone', '2026-11-22T10:00:00-05:00', 'Maya Rivers', 'cancelled'),
      visit('other', '2026-11-21T12:00:00-05:00', 'Noah Field'),
    ],
  }),
  ...own,
});
const page = (
  <>
    <QuickActions websitePath="/p/willow" />
    <main>
      <label>
        Note <textarea />
      </label>
    </main>
  </>
);
const open = (own: Answers = {}, element = page) => renderPage(element, answers(own), '/portal');
const palette = () => screen.findByRole('dialog', { name: 'Find or do' });
const field = async () => within(await palette()).getByRole('combobox');
const options = async () => within(await palette()).queryAllByRole('option');
const labels = async () => (await options()).map((option) => option.querySelector('span')?.textContent);
const highlighted = async () => (await options()).filter((option) => option.hasAttribute('data-highlighted'));
const press = (key: string, own: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...own });
async function type(text: string) {
  press('k', { ctrlKey: true });
  fireEvent.change(await field(), { target: { value: text } });
  await waitFor(async () => expect(within(await palette()).getByRole('status').textContent).not.toBe('Searching…'));
}

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
  jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('the command palette', () => {
  it.each([
    ['Ctrl-K', () => press('k', { ctrlKey: true })],
    ['⌘-K', () => press('k', { metaKey: true })],
    ['/', () => press('/')],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Find or do' }))],
  ])('opens by %s, with actions and pages', async (_what, act) => {
    open();
    act();
    expect(await field()).toBeTruthy();
    await waitFor(async () => expect(await labels()).toContain('Create group event'));
    expect(await labels()).toEqual(expect.arrayContaining(['Create appointment', 'Calendar', 'Payments', 'Log out']));
    expect(await labels()).not.toContain('Maya Rivers');
  });

  it('opens by Ctrl-K while the user types, but not by single keys', async () => {
    open();
    screen.getByLabelText('Note').focus();
    press('/');
    press('?');
    press('k');
    await frames(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('k', { ctrlKey: true });
    expect(await palette()).toBeTruthy();
  });

  it('does not open over something that has to be answered first', async () => {
    open(
      {},
      <>
        {page}
        <Dialog open onClose={() => undefined} title="A question" />
      </>,
    );
    await screen.findByRole('dialog', { name: 'A question' });
    for (const key of ['k', '/', '?']) press(key, key === 'k' ? { ctrlKey: true } : {});
    await frames(10);
    expect(screen.queryAllByRole('dialog')).toHaveLength(1);
  });

  it('finds clients, and appointments with those to come first, and leads there', async () => {
    const { visited } = open();
    await type('maya');
    await waitFor(async () => expect(await labels()).toHaveLength(4));
    const details = (await options()).map((option) => option.textContent);
    expect(details[0]).toContain('maya@example.com');
    expect(details.slice(1).map((text) => /(Nov|Dec) \d+/.exec(text ?? '')?.[0])).toEqual([
      'Nov 21',
      'Dec 1',
      'Nov 18',
    ]);
    expect((await highlighted()).map((option) => option.textContent)).toEqual([details[0]]);
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients/maya'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes with the arrows from one to the next, and with Enter where they have come', async () => {
    const user = userEvent.setup({ delay: null });
    const { visited } = open();
    await type('maya');
    await waitFor(async () => expect(await labels()).toHaveLength(4));
    (await field()).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect((await highlighted())[0]?.textContent).toContain('Nov 21'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/calendar#token-of-next'));
  });

  it('does what is chosen with a click', async () => {
    const { visited } = open();
    await type('create app');
    fireEvent.click((await options())[0]!);
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/calendar#create-appointment'));
  });

  it('offers group events only where the plan has them', async () => {
    open({ PortalFrame: () => framePractice({ bookableEventsEnabled: false }) });
    await type('create');
    await waitFor(async () => expect(await labels()).toContain('Create client'));
    expect(await labels()).not.toContain('Create group event');
  });

  it('says when nothing is found, and when clients could not be searched', async () => {
    open();
    await type('zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeTruthy();
    cleanup();
    const down = () => {
      throw new Error('down');
    };
    open({ PaletteClients: down });
    await type('cal');
    expect(await screen.findByText("We couldn't search clients and appointments. Please try again.")).toBeTruthy();
    expect(await labels()).toContain('Calendar');
  });

  it('asks before a form with changes is left', async () => {
    function Form() {
      const guard = useLeaveGuard(true);
      return guard.asking ? <p>Discard your changes?</p> : null;
    }
    const { visited } = open(
      {},
      <>
        {page}
        <Form />
      </>,
    );
    await type('payments');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(await screen.findByText('Discard your changes?')).toBeTruthy();
    expect(visited).toEqual(['/portal']);
  });
});

describe('the list of shortcuts', () => {
  const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

  it('opens by ? and names every key', async () => {
    open();
    press('?', { shiftKey: true });
    const keys = [...(await list()).querySelectorAll('kbd')].map((key) => key.textContent);
    const onEntries = ['Enter', 'Shift ↑ ↓', 'Shift ← →', 'Alt Shift ↑ ↓'];
    expect(keys).toEqual(['Ctrl K', '/', '?', 'T', 'N', 'J', 'P', 'K', 'D', 'W', 'M', 'C', ...onEntries]);
  });

  it('opens from the palette', async () => {
    open();
    await type('keyboard');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(await list()).toBeTruthy();
  });

  it('switches single keys off on this device, and on again', async () => {
    open();
    press('?', { shiftKey: true });
    fireEvent.click(within(await list()).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    fireEvent.click(within(await list()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('?', { shiftKey: true });
    press('/');
    await frames(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('k', { ctrlKey: true });
    expect(await palette()).toBeTruthy();
  });
});
