import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../../../lib/userErrors.js';
import { LineCut, type Answers } from '../../../../testing/renderPage.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { details, payload, practice, refusal } from '../testing/directory.js';
import { down, startProfile } from './testing/profilePage.js';

const FORM = JSON.stringify({
  pages: [
    { name: 'health', title: 'Your health', elements: [{ type: 'text', name: 'sleep', title: 'How do you sleep?' }] },
    {
      name: 'consent',
      elements: [
        { type: 'text', name: 'pronouns', title: 'Pronouns' },
        { type: 'signaturepad', name: 'signature', title: 'Signature' },
      ],
    },
  ],
});
const SIGNATURE = 'data:image/png;base64,iVBORw0KGgo=';
const SUBMITTED = {
  __typename: 'IntakeForm',
  text: JSON.stringify({ sleep: 'Like a stone', signature: SIGNATURE }),
  time: '2026-11-03T18:05:00Z',
  form: FORM,
};
const SENT_AT = '2026-11-02T18:05:00Z';
const intake = (intakeLastSentAt: string | null = null, intakeForm: object | null = null) => ({
  intakeForm: { __typename: 'ClientIntakeForm', intakeLastSentAt, intakeForm },
});
const sent = () => ({
  sendIntakeForm: payload('SendIntakeFormPayload', {
    client: { __typename: 'Client', id: 'maya', intakeFormSubmitted: false, intakeLastSentAt: SENT_AT },
  }),
});
const start = (own: Answers = {}) =>
  startProfile(
    { IntakeFormOfClient: () => intake(), SendIntakeForm: sent, ...own },
    '/portal/clients/maya/intake_form',
  );
const page = async () => within(await screen.findByRole('main'));
const sendings = ({ asked }: ReturnType<typeof start>) =>
  asked
    .filter(({ operation }) => operation === 'SendIntakeForm')
    .map(({ variables }) => variables as Record<string, unknown>);
const press = async (name: string) => {
  const button = await (await page()).findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the intake form of a client', () => {
  it('that was not sent says so, and is sent', async () => {
    let lastSentAt: string | null = null;
    const shown = start({
      IntakeFormOfClient: () => intake(lastSentAt),
      SendIntakeForm: () => {
        lastSentAt = SENT_AT;
        return sent();
      },
    });
    expect(await screen.findByText('Not sent')).toBeTruthy();
    await press('Send intake form');
    expect(await screen.findByText('Intake form sent')).toBeTruthy();
    expect(await screen.findByText('Sent, not submitted')).toBeTruthy();
    expect(sendings(shown)).toEqual([{ clientId: 'maya', idempotencyKey: expect.any(String) }]);
  });

  it('that was sent and not submitted says since when, and can be sent again', async () => {
    const shown = start({ IntakeFormOfClient: () => intake(SENT_AT) });
    expect(
      await screen.findByText(/^Sent on Mon, Nov 2, 2026, 11:05 AM Vancouver time\. Maya Rivers hasn't/),
    ).toBeTruthy();
    await press('Send again');
    await screen.findByText('Intake form sent');
    await press('Send again');
    await waitFor(() => expect(sendings(shown)).toHaveLength(2));
    const [first, second] = sendings(shown);
    expect(first?.['idempotencyKey']).not.toBe(second?.['idempotencyKey']);
  });

  it('that was submitted shows the questions with their answers, page by page', async () => {
    start({ IntakeFormOfClient: () => intake(SENT_AT, SUBMITTED) });
    expect(await screen.findByText('Submitted')).toBeTruthy();
    expect(screen.getByText('Filled in on Tue, Nov 3, 2026, 11:05 AM Vancouver time.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Your health' })).toBeTruthy();
    const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['How do you sleep?', 'Like a stone'],
        ['Pronouns', '–none'],
      ]),
    );
    expect(screen.getByRole('img', { name: 'Signature' }).getAttribute('src')).toBe(SIGNATURE);
  });

  it('that was sent again after it was submitted says that nothing came since', async () => {
    start({ IntakeFormOfClient: () => intake('2026-11-09T18:05:00Z', SUBMITTED) });
    expect(await screen.findByText(/^Sent again on Mon, Nov 9, 2026, .*, not filled in since\.$/)).toBeTruthy();
    expect(screen.getByText('Submitted')).toBeTruthy();
  });

  it.each([
    ['Error sending intake form', () => ({ sendIntakeForm: null })],
    ['Please wait a while.', () => ({ sendIntakeForm: refusal('SendIntakeFormPayload', 'Please wait a while.') })],
    [CONNECTION_MESSAGE, cutLine],
  ])('says %j where it was not sent, and sends the same again', async (said, SendIntakeForm) => {
    const shown = start({ SendIntakeForm });
    await press('Send intake form');
    expect(await screen.findByText(said)).toBeTruthy();
    await press('Send intake form');
    await waitFor(() => expect(sendings(shown)).toHaveLength(2));
    const [first, second] = sendings(shown);
    expect(first).toEqual(second);
  });

  it('cannot be sent to a client without contact details', async () => {
    const unreachable = details({ email: null, phone: null });
    start({ ClientDetails: () => ({ client: unreachable, currentPractice: practice() }) });
    expect(await screen.findByText(/^No email or phone on file\./)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send intake form' }).disabled).toBe(true);
  });

  it('is only for practices that keep notes about their clients', async () => {
    const currentPractice = practice({ clientNotesEnabled: false });
    const shown = start({ ClientDetails: () => ({ client: details(), currentPractice }) });
    expect(await screen.findByText('Not part of your plan')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Intake form' })).toBeNull();
    expect(shown.asked.some(({ operation }) => operation === 'IntakeFormOfClient')).toBe(false);
  });

  it('says when it did not load, never that it was not sent, and loads again', async () => {
    let fails = true;
    start({ IntakeFormOfClient: () => (fails ? down() : intake(SENT_AT)) });
    const retry = await (await page()).findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Not sent')).toBeNull();
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Sent, not submitted')).toBeTruthy();
  });
});

function cutLine(): never {
  throw new LineCut();
}
