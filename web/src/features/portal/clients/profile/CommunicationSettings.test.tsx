import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../../../lib/userErrors.js';
import { LineCut, type Answers } from '../../../../testing/renderPage.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { payments } from '../../testing/paymentsPage.js';
import { payload, refusal } from '../testing/directory.js';
import { communication, down, startProfile } from './testing/profilePage.js';

const BILLING = '/portal/clients/maya/billing';
const start = (own: Answers = {}) =>
  startProfile({ PaymentsOfPractice: () => payments([], { id: 'practice' }), ...own }, BILLING);
const section = async () => within(await screen.findByRole('region', { name: 'Communication settings' }));
const box = async (group: string, label: string) =>
  within(await (await section()).findByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', {
    name: label,
  });
const REMINDERS = 'Reminders of appointments and events';
const PAST_DUE = 'Payments that are past due';
const save = async () => (await section()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
const updated = (own: object) => ({
  updateClientCommunicationSettings: payload('UpdateClientCommunicationSettingsPayload', communication(own)),
});

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the communication settings of a client', () => {
  it('show what is sent, save what was changed and nothing else, and say so', async () => {
    let chosen: object = { paymentPastDueTextEnabled: false };
    const page = start({
      CommunicationOfClient: () => communication(chosen),
      UpdateCommunicationOfClient: () => {
        chosen = { paymentPastDueTextEnabled: false, appointmentReminderTextEnabled: false };
        return updated(chosen);
      },
    });
    const text = await box(REMINDERS, 'By text');
    expect([text.checked, (await box(REMINDERS, 'By email')).checked]).toEqual([true, true]);
    const due = [await box(PAST_DUE, 'By email'), await box(PAST_DUE, 'By text')];
    expect(due.map(({ checked }) => checked)).toEqual([true, false]);
    expect((await save()).disabled).toBe(true);
    fireEvent.click(text);
    await waitFor(async () => expect((await save()).disabled).toBe(false));
    fireEvent.click(await save());
    expect(await screen.findByText('Settings updated successfully.')).toBeTruthy();
    expect(page.asked.find(({ operation }) => operation === 'UpdateCommunicationOfClient')?.variables).toEqual({
      input: { clientId: 'maya', appointmentReminderTextEnabled: false },
    });
    await waitFor(async () => expect((await save()).disabled).toBe(true));
    expect((await box(REMINDERS, 'By text')).checked).toBe(false);
  });

  it.each([
    ['the reason', () => refused, 'This client could not be found.'],
    ['that the connection was lost', cutLine, CONNECTION_MESSAGE],
  ])('keep what was chosen and say %s where it was not saved', async (_what, answer, said) => {
    start({ UpdateCommunicationOfClient: answer });
    fireEvent.click(await box(PAST_DUE, 'By email'));
    await waitFor(async () => expect((await save()).disabled).toBe(false));
    fireEvent.click(await save());
    expect(await (await section()).findByText(said)).toBeTruthy();
    expect((await box(PAST_DUE, 'By email')).checked).toBe(false);
  });

  it('go back to what is stored', async () => {
    start();
    fireEvent.click(await box(REMINDERS, 'By email'));
    const cancel = (await section()).getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.disabled).toBe(false));
    fireEvent.click(cancel);
    await waitFor(async () => expect((await box(REMINDERS, 'By email')).checked).toBe(true));
  });

  it('say that a phone has ended texts by itself', async () => {
    start({ CommunicationOfClient: () => communication({ textsStopped: true }) });
    expect(await (await section()).findByText(/replied STOP, so they get no texts/)).toBeTruthy();
  });

  it('say that they did not load, never that something is off, and load again', async () => {
    let fails = true;
    start({ CommunicationOfClient: () => (fails ? down() : communication()) });
    const retry = await (await section()).findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fails = false;
    fireEvent.click(retry);
    expect((await box(REMINDERS, 'By email')).checked).toBe(true);
  });
});

const refused = {
  updateClientCommunicationSettings: refusal(
    'UpdateClientCommunicationSettingsPayload',
    'This client could not be found.',
  ),
};
function cutLine(): never {
  throw new LineCut();
}
