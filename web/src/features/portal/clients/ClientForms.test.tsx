import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { LineCut } from '../../../testing/renderPage.js';
import { dismissToast } from '../../../lib/toasts.js';
import { edit, form, press, sent, start, toast, type, UUID, valueOf } from './testing/clientForms.js';
import { client, details, list, payload, practice, refusal } from './testing/directory.js';

const OWN_PHONE =
  'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.';
const OWN_EMAIL = 'Cannot use your email for a client. Please add phone for client or use a placeholder email.';

afterEach(() => {
  for (let id = 1; id < 60; id++) dismissToast(id);
  cleanup();
});

describe('creating a client', () => {
  const created = (own: object = {}) => ({
    createClient: payload('ClientPayload', { client: client('new', 'Noor Byrne'), ...own }),
  });

  it('opens by the address and by the button, and leaves the address when it is closed', async () => {
    const { visited } = start({}, '/portal/clients');
    await screen.findByText('2 clients');
    fireEvent.click(screen.getByRole('button', { name: 'Create client' }));
    const opened = await form('Create client');
    expect(visited.at(-1)).toBe('/portal/clients?show_add_client_form=1');
    fireEvent.click(within(opened).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visited.at(-1)).toBe('/portal/clients');
  });

  it('marks first name, last name and phone as required, and asks for no more than a way to reach them', async () => {
    start({ CreateClient: () => created() });
    const opened = await form('Create client');
    const required = [...opened.querySelectorAll<HTMLInputElement>('[required]')];
    expect(required.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
      'First name',
      'Last name',
      'Phone',
    ]);
    type('First name', 'Noor');
    fireEvent.blur(screen.getByLabelText('Phone'));
    await within(opened).findByText('Please enter an email address or a phone number.');
    const save = within(opened).getByRole<HTMLButtonElement>('button', { name: 'Create client' });
    expect(save.disabled).toBe(true);
    type('First name', '');
    type('Email optional', 'noor@example.com');
    await waitFor(() => expect(save.disabled).toBe(false));
  });

  it('sends what was typed, says that it is done, and asks for the list again', async () => {
    let added = false;
    const page = start({
      ClientsOfPractice: () => list([client('maya', 'Maya Rivers'), ...(added ? [client('new', 'Noor Byrne')] : [])]),
      CreateClient: () => {
        added = true;
        return created();
      },
    });
    const opened = await form('Create client');
    type('First name', 'Noor');
    type('Last name', 'Byrne');
    type('Phone', '6045550142');
    type('City optional', 'Victoria');
    type('Country optional', 'CA');
    type('Notes optional', 'Prefers mornings.');
    await press('Create client', opened);
    await toast('Client added successfully');
    expect(sent(page, 'CreateClient')).toEqual([
      {
        ...{ firstName: 'Noor', lastName: 'Byrne', email: '', phone: '+16045550142' },
        ...{ address: '', addressTwo: '', city: 'Victoria', state: '', postalCode: '', country: 'CA' },
        notes: 'Prefers mornings.',
        idempotencyKey: expect.stringMatching(UUID),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Noor Byrne' });
  });

  it.each([
    ['Email optional', 'no address', 'Invalid email'],
    ['Email optional', 'hello@studio.example', OWN_EMAIL],
    ['Phone', '(604) 555-0100', OWN_PHONE],
    ['Phone', '12', 'Please enter a valid phone number.'],
  ])('refuses %s %j at the field', async (label, typed, said) => {
    start();
    const opened = await form('Create client');
    type(label, typed);
    fireEvent.blur(screen.getByLabelText(label));
    await within(opened).findByText(said);
    expect(within(opened).getByRole<HTMLButtonElement>('button', { name: 'Create client' }).disabled).toBe(true);
  });

  it('says why the server refuses, keeps what was typed, and sends the same again under the same key', async () => {
    const refused = { createClient: refusal('ClientPayload', 'There is a client with this email address already.') };
    const page = start({ CreateClient: () => refused });
    const opened = await form('Create client');
    type('First name', 'Noor');
    type('Email optional', 'maya@example.com');
    await press('Create client', opened);
    await within(opened).findByText('Error creating client: There is a client with this email address already.');
    expect([valueOf('First name'), valueOf('Email optional')]).toEqual(['Noor', 'maya@example.com']);
    await press('Create client', opened);
    await waitFor(() => expect(sent(page, 'CreateClient')).toHaveLength(2));
    type('Email optional', 'noor@example.com');
    await press('Create client', opened);
    await waitFor(() => expect(sent(page, 'CreateClient')).toHaveLength(3));
    const [first, second, third] = sent(page, 'CreateClient').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('keeps what was typed when the connection is lost, and asks before it is given up', async () => {
    start({
      CreateClient: () => {
        throw new LineCut();
      },
    });
    const opened = await form('Create client');
    type('Email optional', 'noor@example.com');
    await press('Create client', opened);
    await within(opened).findByText(CONNECTION_MESSAGE);
    expect(valueOf('Email optional')).toBe('noor@example.com');
    fireEvent.click(within(opened).getAllByRole('button', { name: 'Close' })[0]!);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(valueOf('Email optional')).toBe('noor@example.com');
  });

  it('asks for notes only where the practice keeps them', async () => {
    const without = practice({ clientNotesEnabled: false });
    start({ ClientsOfPractice: () => ({ ...list([]), currentPractice: without }) });
    await form('Create client');
    expect(screen.queryByLabelText('Notes optional')).toBeNull();
  });
});

describe('editing a client', () => {
  it('shows what is stored, sends what was changed and nothing else, and shows it everywhere', async () => {
    const changed = details({ name: 'Maya Brook', lastName: 'Brook' });
    let stored = details();
    const page = start(
      {
        ClientsOfPractice: () => list([stored]),
        ClientDetails: () => ({ client: stored, currentPractice: practice() }),
        EditClient: () => ({ editClient: payload('ClientPayload', { client: (stored = changed) }) }),
      },
      '/portal/clients?client=maya',
    );
    const opened = await edit();
    expect(valueOf('Phone')).toBe('(604) 555-0134');
    expect(valueOf('Country optional')).toBe('CA');
    expect(valueOf('Notes optional')).toBe('Left knee,\ngently.');
    type('Last name', 'Brook');
    await press('Save', opened);
    await toast('Client edited successfully. ');
    expect(sent(page, 'EditClient')).toEqual([{ clientId: 'maya', lastName: 'Brook' }]);
    expect(await screen.findByRole('dialog', { name: 'Maya Brook' })).toBeTruthy();
  });

  it('says inline why it failed, and keeps what was typed', async () => {
    const refused = { editClient: refusal('ClientPayload', 'There is a client with this email address already.') };
    start({ EditClient: () => refused }, '/portal/clients?client=maya');
    const opened = await edit();
    type('Email optional', 'noah@example.com');
    await press('Save', opened);
    await within(opened).findByText('Error updating client: There is a client with this email address already.');
    expect(valueOf('Email optional')).toBe('noah@example.com');
  });
});
