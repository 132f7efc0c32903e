import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { note, noteList, startProfile } from './profile/testing/profilePage.js';
import { details, payload, practice, visit } from './testing/directory.js';
import { dialog, sent } from '../merging/testing/duplicates.js';

afterEach(cleanup);

const records = (own: object = {}) => ({
  client: { ...details(), version: 4, deletedAt: null },
  upcomingAppointments: [visit('next', '2026-12-01T17:00:00Z')],
  pastAppointments: [visit('latest', '2026-10-20T16:00:00Z')],
  ...noteList([note('own', 'Left knee.'), note('of-visit', 'Gently.', { appointmentId: 'latest' })]),
  intakeForm: { __typename: 'ClientIntakeForm', intakeLastSentAt: '2026-10-01T16:00:00Z' },
  currentPractice: practice(),
  ...own,
});
const done = (own: object = {}) => ({
  splitClient: payload('SplitClientPayload', {
    newClient: { __typename: 'Client', id: 'ann', name: 'Ann Lee' },
    ...own,
  }),
});

async function open(own: Answers = {}) {
  const page = startProfile({ RecordsToSplit: () => records(), SplitClient: () => done(), ...own });
  fireEvent.click(await screen.findByRole('button', { name: 'Split client' }));
  return { page, flyout: await dialog('Split client') };
}

describe('the form that splits a client', () => {
  it('sends the other person, at the address of the client, and what was chosen', async () => {
    const { page, flyout } = await open();
    fireEvent.change(await flyout.findByLabelText(/^First name/), { target: { value: 'Ann' } });
    fireEvent.change(flyout.getByLabelText(/^Last name/), { target: { value: 'Lee' } });
    fireEvent.click(flyout.getByRole('checkbox', { name: /Oct 20, 2026, 9:00 AM/ }));
    fireEvent.click(flyout.getByRole('checkbox', { name: /^Left knee/ }));
    expect(flyout.queryByRole('checkbox', { name: /^Gently/ })).toBeNull();
    const save = flyout.getByRole<HTMLButtonElement>('button', { name: 'Split client' });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await screen.findByText('Ann Lee is a client of their own now.');
    expect(sent(page, 'SplitClient')).toMatchObject([
      {
        input: {
          ...{ clientId: 'maya', clientVersion: 4, firstName: 'Ann', lastName: 'Lee', email: 'maya@example.com' },
          ...{ phone: '+16045550134', appointmentIds: ['latest'], noteIds: ['own'], intakeForms: false },
        },
      },
    ]);
  });

  it('cannot be sent without a name or without a choice', async () => {
    const { flyout } = await open();
    const save = flyout.getByRole<HTMLButtonElement>('button', { name: 'Split client' });
    const first = await flyout.findByLabelText(/^First name/);
    fireEvent.change(first, { target: { value: 'Ann' } });
    fireEvent.click(flyout.getByRole('checkbox', { name: 'The intake forms are theirs' }));
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(flyout.getByRole('checkbox', { name: 'The intake forms are theirs' }));
    await waitFor(() => expect(save.disabled).toBe(true));
    fireEvent.click(flyout.getByRole('checkbox', { name: 'The intake forms are theirs' }));
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.change(first, { target: { value: ' ' } });
    await waitFor(() => expect(save.disabled).toBe(true));
  });

  it('keeps the input and loads the client again if the client changed', async () => {
    let version = 4;
    const { page, flyout } = await open({
      RecordsToSplit: () => records({ client: { ...details(), version, deletedAt: null } }),
      SplitClient: () => {
        version = 5;
        const errors = [
          { __typename: 'UserError', code: 'client_changed', message: 'This client has changed.', field: null },
        ];
        return done({ result: 'failure', newClient: null, errors });
      },
    });
    const first = await flyout.findByLabelText<HTMLInputElement>(/^First name/);
    fireEvent.change(first, { target: { value: 'Ann' } });
    fireEvent.click(flyout.getByRole('checkbox', { name: /Oct 20/ }));
    const save = flyout.getByRole<HTMLButtonElement>('button', { name: 'Split client' });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await flyout.findByText(/This client has changed\./);
    await waitFor(() => expect(sent(page, 'RecordsToSplit')).toHaveLength(2));
    expect(first.value).toBe('Ann');
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await waitFor(() => expect(sent(page, 'SplitClient').at(-1)).toMatchObject({ input: { clientVersion: 5 } }));
  });

  it('says that a client without records has nothing to move', async () => {
    const none = { upcomingAppointments: [], pastAppointments: [], ...noteList([]), intakeForm: null };
    const { flyout } = await open({ RecordsToSplit: () => records(none) });
    await flyout.findByText('Nothing to move');
    expect(flyout.queryByLabelText(/^First name/)).toBeNull();
  });

  it('says that the client no longer exists', async () => {
    await open({ RecordsToSplit: () => records({ client: null }) });
    await screen.findByText('This client no longer exists');
  });
});
