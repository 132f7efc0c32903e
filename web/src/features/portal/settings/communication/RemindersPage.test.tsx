import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers, type RenderedPage } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { RemindersPage } from './RemindersPage.js';

const REMINDERS = {
  ...{ __typename: 'CommunicationSettings', appointmentReminderEmailEnabled: true },
  ...{
    appointmentReminderTextEnabled: false,
    appointmentEmailReminderMinutes: 1440,
    appointmentTextReminderMinutes: 120,
  },
};
const PAST_DUE = {
  ...{ __typename: 'PaymentSettings', paymentPastDueEmailEnabled: true, paymentPastDueTextEnabled: false },
  ...{ paymentPastDueEmailMinutes: 120, paymentPastDueTextMinutes: 120 },
};
const practice = (own: object = {}) => ({
  __typename: 'Practice',
  id: 'p',
  communicationSettings: REMINDERS,
  paymentSettings: PAST_DUE,
  ...own,
});
const saved = (type: string, own: object) => ({
  __typename: type,
  result: 'success',
  errors: [],
  practice: practice(own),
});

const start = (answers: Answers = {}) =>
  renderPage(
    <>
      <RemindersPage />
      <ToastRegion />
    </>,
    { ReminderSettings: () => ({ currentPractice: practice() }), ...answers },
    '/portal/settings/communication',
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = ({ asked }: RenderedPage) =>
  asked
    .filter(({ operation }) => operation.startsWith('Update'))
    .map(({ operation, variables }) => [operation, variables]);
async function save() {
  await waitFor(() => expect(button('Save').disabled).toBe(false));
  fireEvent.click(button('Save'));
}

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the reminders', () => {
  it('offer the times of the specification, for what is switched on', async () => {
    start();
    const times = await screen.findByRole('combobox', { name: 'When the email is sent' });
    expect(
      within(times)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['15 minutes before', '30 minutes before', '1 hour before', '2 hours before', '4 hours before'],
      ...['12 hours before', '24 hours before', '48 hours before', '72 hours before', '1 week before'],
    ]);
    expect(screen.queryByRole('combobox', { name: 'When the text is sent' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remind clients by text' }));
    await screen.findByRole('combobox', { name: 'When the text is sent' });
    const tabs = within(screen.getByRole('navigation', { name: 'Communications' }));
    expect(tabs.getByRole('link', { name: 'Reminders' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: 'Custom content' }).getAttribute('href')).toBe(
      '/portal/settings/communication/templates',
    );
  });

  it('are saved alone where payments stay as they are', async () => {
    const changed = { communicationSettings: { ...REMINDERS, appointmentEmailReminderMinutes: 2880 } };
    const page = start({
      UpdateReminders: () => ({ updateCommunicationSettings: saved('UpdateCommunicationSettingsPayload', changed) }),
    });
    fireEvent.change(await screen.findByRole('combobox', { name: 'When the email is sent' }), {
      target: { value: '2880' },
    });
    await save();
    await screen.findByText('Settings updated successfully.');
    const { __typename: _type, ...values } = changed.communicationSettings;
    expect(sent(page)).toEqual([['UpdateReminders', values]]);
  });

  it('keep what was typed where payments are refused, and what was saved stays saved', async () => {
    const changed = { communicationSettings: { ...REMINDERS, appointmentReminderEmailEnabled: false } };
    const error = { __typename: 'UserError', code: 'rate_limited', message: 'Not now.', field: null };
    let refusals = 0;
    const page = start({
      UpdateReminders: () => ({ updateCommunicationSettings: saved('UpdateCommunicationSettingsPayload', changed) }),
      UpdatePastDue: () => {
        refusals += 1;
        return {
          updatePaymentSettings: {
            __typename: 'UpdatePaymentSettingsPayload',
            result: 'failure',
            errors: [error],
            practice: null,
          },
        };
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Remind clients by email' }));
    const pastDue = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Text clients whose payment is past due' });
    fireEvent.click(pastDue);
    await save();
    await screen.findByText('Not now.');
    expect(pastDue.checked).toBe(true);
    await save();
    await waitFor(() => expect(refusals).toBe(2));
    expect(sent(page).map(([operation]) => operation)).toEqual(['UpdateReminders', 'UpdatePastDue', 'UpdatePastDue']);
  });
});
