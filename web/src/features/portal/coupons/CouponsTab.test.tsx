import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '../../../portal-ui/testing/openedDialog.js';
import type { Answers } from '../../../testing/renderPage.js';
import { hubOf, hubService, refusal, startHub } from '../testing/servicesHub.js';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const coupon = (id: string, own: object = {}) => ({
  ...{ __typename: 'DiscountCode', id, code: `SPRING${id.toUpperCase()}`, kind: 'percentage', amountCents: null },
  ...{ percent: 15, expiresAt: null, maxRedemptions: null, redemptionCount: 0, combinationLimit: 1 },
  ...{ applyToSpecificServices: false, serviceIds: [], editable: true },
  ...own,
});
const couponsOf = (discountCodes: object[]) => ({
  discountCodes,
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', defaultCurrency: 'USD' },
    bookableEventTypes: [{ __typename: 'BookableEventType', id: 'bath', name: 'Sound bath' }],
    services: [hubService('a')],
  },
});
const start = (coupons: object[], own: Answers = {}) =>
  startHub(
    { ServicesHub: () => hubOf([hubService('a')]), CouponsOfPractice: () => couponsOf(coupons), ...own },
    'coupons',
  );
const open = async (button: string, title: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return openedDialog(title);
};
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const save = async () => {
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  fireEvent.click(saveButton());
};
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const saved = (discountCode: object) => ({
  upsertDiscountCode: { result: 'success', errors: [], discountCode },
});

describe('the coupons of a practice', () => {
  it('are listed with what they take off, how often they were used and until when they hold', async () => {
    start([
      coupon('2027'),
      coupon('over', { kind: 'fixed', amountCents: 2_000, percent: null, expiresAt: '2020-03-02T08:00:00Z' }),
      coupon('used', { maxRedemptions: 2, redemptionCount: 2, editable: false }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Coupons' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SPRING202715% offUsed 0×',
      'SPRINGOVER$20 offExpiredUsed 0× · until Sun, Mar 1, 2020',
      'SPRINGUSED15% offUsed upUsed 2 of 2',
    ]);
  });

  it('are made with a code of capitals and digits, a whole amount and one coupon for a visit', async () => {
    const page = start([], { UpsertDiscountCode: () => saved(coupon('new')) });
    await open('Create a coupon', 'New Coupon');
    type(/^Code/, 'spring sale-26');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ }).value).toBe('SPRINGSALE26');
    type('Amount (USD)', '25');
    await save();
    expect(await screen.findByText('Coupon saved successfully')).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpsertDiscountCode')!;
    expect(asked.variables).toEqual({
      input: {
        ...{ code: 'SPRINGSALE26', kind: 'fixed', amountCents: 2_500, percent: null, expiresAt: null },
        ...{ maxRedemptions: null, combinationLimit: 1, applyToSpecificServices: false, serviceIds: [] },
        idempotencyKey: expect.any(String),
      },
    });
  });

  it('lose amount and percentage when their kind changes', async () => {
    start([coupon('2027')]);
    await open('SPRING2027', 'Edit Coupon');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent off' }).value).toBe('15');
    fireEvent.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    type('Amount (USD)', '10');
    fireEvent.click(screen.getByRole('radio', { name: 'Percentage' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent off' }).value).toBe('');
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    fireEvent.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (USD)' }).value).toBe('');
  });

  it('say what is missing', async () => {
    start([]);
    await open('Create a coupon', 'New Coupon');
    type(/^Code/, 'SHORT1');
    fireEvent.blur(screen.getByRole('textbox', { name: /^Code/ }));
    const code = 'Code must be at least 8 characters and contain only uppercase letters and numbers';
    expect(await screen.findByText(code)).toBeTruthy();
    fireEvent.blur(screen.getByRole('textbox', { name: 'Amount (USD)' }));
    expect(await screen.findByText('Please enter an amount for fixed discount')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Percentage' }));
    fireEvent.blur(screen.getByRole('textbox', { name: 'Percent off' }));
    expect(await screen.findByText('Please enter a percentage for percentage discount')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Apply to specific services/ }));
    expect(await screen.findByText('Please choose the services this coupon is for.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Sound bath' })).toBeTruthy();
  });

  it('keep code, type, amount and services once they were redeemed', async () => {
    const page = start([coupon('2027', { redemptionCount: 1, editable: false })], {
      UpsertDiscountCode: () => saved(coupon('2027', { redemptionCount: 1, editable: false, maxRedemptions: 3 })),
    });
    await open('SPRING2027', 'Edit Coupon');
    expect(screen.getByText(/^This coupon has been redeemed/)).toBeTruthy();
    for (const name of [/^Code/, 'Percent off']) {
      expect(screen.getByRole('textbox', { name }).matches(':disabled')).toBe(true);
    }
    for (const name of ['Fixed amount', 'Percentage']) {
      expect(screen.getByRole('radio', { name }).matches(':disabled')).toBe(true);
    }
    expect(screen.getByRole('checkbox', { name: /^Apply to specific/ }).matches(':disabled')).toBe(true);
    type(/^Maximum redemptions/, '3');
    await save();
    expect(await screen.findByText('Coupon saved successfully')).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpsertDiscountCode')!;
    expect(asked.variables).toMatchObject({
      input: { id: '2027', code: 'SPRING2027', kind: 'percentage', percent: 15, maxRedemptions: 3 },
    });
  });

  it('keep what was typed when they cannot be saved, and say why', async () => {
    start([], {
      UpsertDiscountCode: () => ({
        upsertDiscountCode: { result: 'failure', discountCode: null, errors: refusal('No coupons today.') },
      }),
    });
    await open('Create a coupon', 'New Coupon');
    type('Amount (USD)', '25');
    await save();
    expect(await screen.findByText('Error: No coupons today.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (USD)' }).value).toBe('25');
  });

  it('are deleted after a question', async () => {
    let coupons = [coupon('2027')];
    start([], {
      CouponsOfPractice: () => couponsOf(coupons),
      DeleteDiscountCode: () => {
        coupons = [];
        return { deleteDiscountCode: { result: 'success', errors: [] } };
      },
    });
    const flyout = await open('SPRING2027', 'Edit Coupon');
    fireEvent.click(flyout.getByRole('button', { name: 'Delete coupon' }));
    const title = 'Are you sure you want to delete this coupon?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    fireEvent.click(await question.findByRole('button', { name: 'Delete coupon' }));
    expect(await screen.findByText('Coupon deleted successfully')).toBeTruthy();
    expect(await screen.findByText('No coupons yet')).toBeTruthy();
  });

  it('stay where they cannot be deleted', async () => {
    start([coupon('2027')], { DeleteDiscountCode: () => ({ deleteDiscountCode: null }) });
    const flyout = await open('SPRING2027', 'Edit Coupon');
    fireEvent.click(flyout.getByRole('button', { name: 'Delete coupon' }));
    const title = 'Are you sure you want to delete this coupon?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    fireEvent.click(await question.findByRole('button', { name: 'Delete coupon' }));
    expect(await question.findByText('Error deleting coupon')).toBeTruthy();
  });

  it('say that they did not load', async () => {
    start([], {
      CouponsOfPractice: () => {
        throw new Error('The line is cut.');
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
