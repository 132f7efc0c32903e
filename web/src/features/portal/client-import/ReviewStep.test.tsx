import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LineCut } from '../../../testing/renderPage.js';
import {
  heading,
  IMPORT_ID,
  LIST,
  PASTE,
  pasteList,
  practice,
  startImport,
  table,
  taken,
} from './testing/importPage.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Page = ReturnType<typeof startImport>;
const inviteButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Invite / });
const sent = (page: Page) =>
  page.asked
    .filter(({ operation }) => operation === 'InviteClients')
    .map(({ variables }) => variables as Record<string, unknown> & { clients: Record<string, unknown>[] });
const review = async (text = LIST, own = {}) => {
  const page = startImport(own, PASTE);
  await pasteList(text);
  await heading('Review your list');
  return page;
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the review', () => {
  const FAULTS = [
    'noor@example.com,Noor,Byrne,604 555 0134',
    'NOOR@example.com,noor,byrne',
    'max@example.com,Max,,ask him',
    'no address,Ann',
    ',Only,Number,604 555 0135',
    'hello@studio.example,Own',
  ].join('\n');

  it('says what will become of each row, and shows those of one kind', async () => {
    await review(FAULTS);
    await screen.findByText('2 of 6 clients');
    expect(screen.queryByText("Your profile isn't published yet")).toBeNull();
    const grid = await table();
    const cells = () =>
      within(grid)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(cells()).toEqual([
      'noor@example.comNoorByrne604 555 0134By email',
      'NOOR@example.comnoorbyrne–Listed twice',
      'max@example.comMax–ask him left outBy email',
      'no addressAnn––Left out Invalid email',
      'No emailOnlyNumber604 555 0135Left out No email address',
      expect.stringContaining('hello@studio.exampleOwn––Left out Cannot use your email for a client.'),
    ]);
    const choice = screen.getByLabelText('Show');
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All rows (6)',
      'To be invited (2)',
      'Left out (3)',
      'Listed twice (1)',
      'Phone number not readable (1)',
    ]);
    fireEvent.change(choice, { target: { value: 'left_out' } });
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(4));
  });

  it('sends rows without an address as they are, to be refused with a reason, and leaves out what is no number', async () => {
    const page = await review(FAULTS);
    fireEvent.click(await inviteButton());
    await heading('Results');
    const [{ clients, ...part }] = sent(page) as [Record<string, unknown> & { clients: object[] }];
    expect(part).toEqual({
      idempotencyKey: expect.stringMatching(UUID),
      firstRow: 1,
      rowsCount: 6,
      emailRequired: true,
    });
    const all = { clientType: 'invited', invitedFrom: 'copy_paste' };
    expect(clients).toEqual([
      { email: 'noor@example.com', firstName: 'Noor', lastName: 'Byrne', phone: '604 555 0134', ...all },
      { email: 'NOOR@example.com', firstName: 'noor', lastName: 'byrne', phone: '', ...all },
      { email: 'max@example.com', firstName: 'Max', lastName: '', phone: '', ...all },
      { email: 'no address', firstName: 'Ann', lastName: '', phone: '', ...all },
      { email: '', firstName: 'Only', lastName: 'Number', phone: '604 555 0135', ...all },
      { email: 'hello@studio.example', firstName: 'Own', lastName: '', phone: '', ...all },
    ]);
  });

  it('invites people with a number only by text, where that is chosen', async () => {
    const page = await review(FAULTS);
    expect((await inviteButton()).textContent).toBe('Invite 2 clients');
    fireEvent.click(screen.getByLabelText(/Also invite 1 client without an email address, by text message/));
    expect((await inviteButton()).textContent).toBe('Invite 3 clients');
    expect(within(await table()).getByText('By text')).toBeTruthy();
    fireEvent.click(await inviteButton());
    await heading('Results');
    expect(sent(page)[0]!.emailRequired).toBe(false);
  });

  it('allows rows to be corrected by the rules that they broke, and removed', async () => {
    const page = await review(FAULTS);
    fireEvent.click(await screen.findByRole('button', { name: 'no address' }));
    const flyout = await screen.findByRole('dialog', { name: 'Edit client' });
    const email = within(flyout).getByLabelText('Email');
    fireEvent.change(email, { target: { value: 'ann@' } });
    fireEvent.blur(email);
    await within(flyout).findByText('Invalid email');
    fireEvent.change(email, { target: { value: 'ann@example.com' } });
    const save = within(flyout).getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await screen.findByText('3 of 6 clients');
    fireEvent.click(screen.getByRole('checkbox', { name: /hello@studio\.example/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove from list' }));
    await screen.findByText('3 of 5 clients');
    fireEvent.click(await inviteButton());
    await heading('Results');
    expect(sent(page)[0]!.clients.map((client) => client['email'])).toEqual([
      ...['noor@example.com', 'NOOR@example.com', 'max@example.com', 'ann@example.com', ''],
    ]);
  });

  it('asks before corrections are lost', async () => {
    await review();
    fireEvent.click(await screen.findByRole('checkbox', { name: /ann@example\.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove from list' }));
    await screen.findByText('2 of 2 clients');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('cannot be sent if no client would be invited', async () => {
    await review('ann@example.com');
    fireEvent.click(await screen.findByRole('checkbox', { name: /ann@example\.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove from list' }));
    await waitFor(async () => expect((await inviteButton()).disabled).toBe(true));
  });

  it('shows that invitations wait until the practice is published', async () => {
    const unpublished = () => ({ currentPractice: practice({ published: false }), latestClientImport: null });
    await review(LIST, { StartOfImport: unpublished });
    await screen.findByText("Your profile isn't published yet");
    fireEvent.click(await inviteButton());
    await heading('Results');
    await screen.findByText(/Invitations go out as soon as you publish your profile\./);
  });

  it('leads back to the list, which is as it was pasted', async () => {
    await review();
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await heading('Paste your list');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your clients, one per line').value).toBe(LIST);
    fireEvent.click(screen.getByRole('link', { name: 'Back' }));
    await heading('How would you like to add your clients?');
  });

  it('begins again after a reload, when nothing is left of the list', async () => {
    startImport({}, '/portal/clients/import?step=review');
    await heading('How would you like to add your clients?');
  });
});

describe('sending a list', () => {
  const many = (count: number) => Array.from({ length: count }, (_one, index) => `p${index}@example.com`).join('\n');

  it('sends 1,200 rows in parts of one import, each with its place', async () => {
    const page = await review(many(1_200));
    fireEvent.click(await inviteButton());
    await heading('Results');
    const parts = sent(page);
    expect(parts.map(({ firstRow, clients, rowsCount }) => [firstRow, clients.length, rowsCount])).toEqual([
      [1, 500, 1_200],
      [501, 500, 1_200],
      [1_001, 200, 1_200],
    ]);
    expect(new Set(parts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(page.visited.at(-1)).toBe(`/portal/clients/import?import=${IMPORT_ID}`);
  });

  it('keeps no part larger than a request may be', async () => {
    const page = await review(
      Array.from({ length: 600 }, (_one, index) => `p${index}@example.com,${'é'.repeat(100)},${'ü'.repeat(100)}`).join(
        '\n',
      ),
    );
    fireEvent.click(await inviteButton());
    await heading('Results');
    for (const { clients } of sent(page)) {
      expect(new TextEncoder().encode(JSON.stringify(clients)).length).toBeLessThan(130 * 1024);
    }
    expect(sent(page).flatMap(({ clients }) => clients)).toHaveLength(600);
  });

  it('says why the server took none of it, keeps the list, and sends it again under the same key', async () => {
    let refused = true;
    const page = await review(LIST, {
      InviteClients: () => {
        if (!refused) return taken(3);
        const errors = [{ __typename: 'UserError', message: 'Please try again tomorrow.' }];
        return taken(0, { result: 'failure', errors, clientImport: null });
      },
    });
    fireEvent.click(await inviteButton());
    const message = 'Error importing clients: Please try again tomorrow. Please check your data and try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    refused = false;
    fireEvent.click(await inviteButton());
    await heading('Results');
    const [first, second] = sent(page);
    expect(second).toEqual(first);
  });

  it('sends a part again whose answer was lost, until it arrives', async () => {
    let lost = 1;
    const page = await review(LIST, {
      InviteClients: () => {
        if (lost-- > 0) throw new LineCut();
        return taken(3);
      },
    });
    fireEvent.click(await inviteButton());
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    await heading('Results');
    expect(sent(page)[1]).toEqual(sent(page)[0]);
  });

  it('goes on behind what has arrived when the same list is chosen again after the page was closed', async () => {
    const hang = () => new Promise<never>(() => undefined);
    const first = await review(many(1_200), {
      InviteClients: (variables: { firstRow: number }) => (variables.firstRow === 1 ? taken(500) : hang()),
    });
    fireEvent.click(await inviteButton());
    await waitFor(() => expect(sent(first)).toHaveLength(2));
    const { idempotencyKey } = sent(first)[0]!;
    cleanup();

    const second = await review(many(1_200), {
      InviteClients: (variables: { firstRow: number }) => taken(variables.firstRow === 1 ? 1_000 : 1_200),
    });
    fireEvent.click(await inviteButton());
    await heading('Results');
    expect(sent(second).map(({ firstRow }) => firstRow)).toEqual([1, 1_001]);
    expect(sent(second)[0]!.idempotencyKey).toBe(idempotencyKey);
    cleanup();

    const third = await review(many(1_200));
    fireEvent.click(await inviteButton());
    await heading('Results');
    expect(sent(third)[0]!.idempotencyKey).not.toBe(idempotencyKey);
  });
});
