import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { dismissToast } from '../../../lib/toasts.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { ReferralPage } from './ReferralPage.js';

const NEW = {
  ...{ __typename: 'Referral', discountCode: 'K7QM-2XRD', creditCents: 2500, amountCents: 0, isLifer: false },
  ...{ usesCount: 0, referralUses: [], withdrawals: [] },
};
const usedAt = (id: string, useDate: string) => ({ __typename: 'ReferralUse', id, useDate });
const withdrawal = (id: string, status: string, amountCents: number) => ({
  ...{ __typename: 'ReferralWithdrawal', id, withdrawalDate: '2027-01-05T03:30:00Z', amountCents, status },
});
const MEMBER = {
  ...{ ...NEW, isLifer: true, amountCents: 5000, usesCount: 1, referralUses: [usedAt('u', '2027-01-04T12:00:00Z')] },
  withdrawals: [withdrawal('a', 'paid', 2500), withdrawal('b', 'declined', 1000)],
};
const answersWith = (referral: object): Answers => ({
  ReferralProgramme: () => ({
    referral,
    currentPractice: { __typename: 'Practice', id: 'p', timeZone: 'America/New_York' },
  }),
});
const open = (answers: Answers) =>
  renderPage(
    <>
      <ReferralPage />
      <ToastRegion />
    </>,
    answers,
    '/portal/referral',
  );

afterEach(() => {
  for (let id = 1; id < 20; id++) dismissToast(id);
  cleanup();
});

describe('the referral programme', () => {
  it('shows the code and what it is worth, and no withdrawals to those who pay a subscription', async () => {
    open(answersWith(NEW));
    const code = within(await screen.findByRole('region', { name: 'Your discount code' }));
    code.getByText('K7QM-2XRD');
    code.getByText(/You earn \$25 for each, which pays for your subscription\./);
    screen.getByText('Nobody has used your code yet');
    expect(screen.queryByRole('region', { name: 'Withdrawals' })).toBeNull();
  });

  it('says so if the platform pays no credit', async () => {
    open(answersWith({ ...NEW, creditCents: 0 }));
    await screen.findByText(/At the moment Yarrow pays no credit for it; your uses are counted\./);
  });

  it('lists uses by day, the newest of many', async () => {
    const referralUses = [usedAt('b', '2027-01-05T03:30:00Z'), usedAt('a', '2027-01-04T12:00:00Z')];
    open(answersWith({ ...NEW, amountCents: 5000, usesCount: 230, referralUses }));
    const uses = within(await screen.findByRole('region', { name: 'Uses' }));
    expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A practitioner joinedMon, Jan 4, 2027',
      'A practitioner joinedMon, Jan 4, 2027',
    ]);
    uses.getByText('$50 credited to your subscription');
    uses.getByText('The newest 2 of 230');
  });

  it('lets lifetime members withdraw all of it, and shows a pending one as a warning', async () => {
    let stored: object = MEMBER;
    const { asked } = open({
      ReferralProgramme: (variables) => answersWith(stored)['ReferralProgramme']!(variables),
      RequestReferralWithdrawal: () => {
        stored = { ...MEMBER, amountCents: 0, withdrawals: [withdrawal('c', 'pending', 5000), ...MEMBER.withdrawals] };
        return { requestReferralWithdrawal: { __typename: 'Payload', result: 'success', errors: [] } };
      },
    });
    const part = within(await screen.findByRole('region', { name: 'Withdrawals' }));
    part.getByText('Your credit: $50');
    fireEvent.click(part.getByRole('button', { name: 'Withdraw $50' }));
    await screen.findByText('Withdrawal requested');
    await part.findByText('Pending');
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '$50PendingMon, Jan 4, 2027',
      '$25PaidMon, Jan 4, 2027',
      '$10DeclinedMon, Jan 4, 2027',
    ]);
    expect(part.queryByRole('button')).toBeNull();
    expect(asked.find(({ operation }) => operation === 'RequestReferralWithdrawal')!.variables).toEqual({
      amountCents: 5000,
    });
  });

  it('waits with the next withdrawal until the last one is paid', async () => {
    open(answersWith({ ...MEMBER, withdrawals: [withdrawal('c', 'pending', 2500)] }));
    const part = within(await screen.findByRole('region', { name: 'Withdrawals' }));
    expect(part.getByRole<HTMLButtonElement>('button', { name: 'Withdraw $50' }).disabled).toBe(true);
    part.getByText('You can ask again when your last withdrawal is paid.');
  });

  it('says why nothing was withdrawn, and that it did not load', async () => {
    let down = true;
    const errors = [
      {
        __typename: 'UserError',
        code: 'email_not_confirmed',
        message: 'Please confirm your email address first.',
        field: null,
      },
    ];
    open({
      ReferralProgramme: (variables) => {
        if (down) throw new Error('Clients sleeps.');
        return answersWith(MEMBER)['ReferralProgramme']!(variables);
      },
      RequestReferralWithdrawal: () => ({
        requestReferralWithdrawal: { __typename: 'Payload', result: 'failure', errors },
      }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw $50' }));
    await screen.findByText('Please confirm your email address first.');
  });
});
