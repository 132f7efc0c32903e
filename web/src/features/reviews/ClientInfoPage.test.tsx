import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { LineCut, renderPage, type Answers } from '../../testing/renderPage.js';
import { visitFrom } from '../../testing/visitFrom.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { ClientInfoPage } from './ClientInfoPage.js';
import { testInvitation, testPractice, testRefusal } from './testReview.js';

const render = (invitation: object, more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/i/r/client_info/:referralCode">
        <ClientInfoPage />
      </Route>
      <ToastRegion />
    </>,
    { ClientInfo: () => ({ reviewInvitation: invitation }), ...more },
    '/i/r/client_info/code',
  );
const created = (payload: object): Answers => ({
  ReviewCreateClient: () => ({
    reviewCreateClient: { __typename: 'ReviewCreateClientPayload', clientId: null, errors: [], ...payload },
  }),
});
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const field = (label: string) => screen.findByLabelText(label) as Promise<HTMLInputElement>;
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const button = () => screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;
const fill = async () => {
  await type('First name', 'Ann');
  await type('Phone', '4155550123');
  fireEvent.click(button());
};

afterEach(cleanup);

describe('who reviews', () => {
  it('is asked at 30 %, with the name that the link knows', async () => {
    render(testInvitation({ firstName: 'Ann' }));
    expect((await field('First name')).value).toBe('Ann');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('30');
  });

  it('offers the United States and Great Britain first', async () => {
    render(testInvitation());
    await field('Phone');
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options.slice(0, 2)).toEqual(['US +1', 'GB +44']);
  });

  it.each([
    ['of the practice', 'CA', 'CA'],
    ['that they are in, where that of the practice cannot be chosen', 'JP', 'IE'],
  ])('begins with the country %s', async (_whose, countryCode, expected) => {
    const leave = visitFrom('IE');
    try {
      render(testInvitation({ practice: { ...testPractice, countryCode } }));
      expect((await field('Country')).value).toBe(expected);
    } finally {
      leave();
    }
  });

  it('masks the phone, and goes on with more than 2 letters and more than 12 characters', async () => {
    render(testInvitation());
    await type('First name', 'An');
    await type('Phone', '4155550123');
    expect((await field('Phone')).value).toBe('(415) 555-0123');
    expect(button().disabled).toBe(true);
    await type('First name', 'Ann');
    expect(button().disabled).toBe(false);
    await type('Phone', '41555501');
    expect(button().disabled).toBe(true);
  });

  it('goes on to the stars with the new client', async () => {
    const { asked, visited } = render(testInvitation(), created({ result: 'success', clientId: 'client' }));
    await fill();
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/rating?referral_code=code&client_id=client'));
    expect(asked.at(-1)?.variables).toEqual({
      practiceId: 'practice',
      referralCode: 'code',
      firstName: 'Ann',
      phone: '+1 4155550123',
      idempotencyKey: expect.stringMatching(UUID),
    });
  });

  it('is the same request when its answer was lost, until something else is said', async () => {
    const { asked } = render(testInvitation(), {
      ReviewCreateClient: () => {
        throw new LineCut();
      },
    });
    const sent = () =>
      asked
        .filter(({ operation }) => operation === 'ReviewCreateClient')
        .map(({ variables }) => (variables as { idempotencyKey: string }).idempotencyKey);
    const send = async (times: number) => {
      await waitFor(() => expect(button().disabled).toBe(false));
      fireEvent.click(button());
      await waitFor(() => expect(sent()).toHaveLength(times));
    };
    await type('First name', 'Ann');
    await type('Phone', '4155550123');
    await send(1);
    await send(2);
    await type('First name', 'Anna');
    await send(3);
    const [first, repeated, other] = sent();
    expect([first, repeated]).toEqual([expect.stringMatching(UUID), first]);
    expect(other).not.toBe(first);
  });

  it('goes on at once where the link names the client', async () => {
    const { visited } = render(testInvitation({ clientId: 'client' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/rating?referral_code=code&client_id=client'));
  });

  it('refuses a reviewer who is not supported', async () => {
    render(testInvitation(), created(testRefusal('unsupported_reviewer', 'No.')));
    await fill();
    await screen.findByRole('heading', { name: "Unfortunately we can't accept a review from you." });
  });

  it('shows the errors of the server', async () => {
    render(testInvitation(), created(testRefusal('rate_limited', 'Too many attempts.')));
    await fill();
    await screen.findByText('Error creating client: Too many attempts.');
  });

  it('is asked for a valid phone when the server fails', async () => {
    render(testInvitation(), {
      ReviewCreateClient: () => {
        throw new Error('boom');
      },
    });
    await fill();
    await screen.findByText('Error creating client: Please enter a valid phone number to continue and leave a review.');
  });
});
