import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { down, lastAsked, start } from '../testing/paymentsPage.js';

afterEach(cleanup);

const DETAILS = {
  ...{ __typename: 'InvoiceDetails', legalName: 'Rivers LLC', address: '1 Main Street', note: '' },
  ...{ taxLabel: 'VAT number', taxNumber: 'GB123', taxBasisPoints: 2000 },
};
const stored = { currentPractice: { __typename: 'Practice', id: 'p', name: 'Still Water', invoiceDetails: DETAILS } };
const answer = (errors: object[] = []) => ({
  updateInvoiceDetails: {
    __typename: 'UpdateInvoiceDetailsPayload',
    result: errors.length ? 'failure' : 'success',
    errors,
    details: errors.length ? null : { ...DETAILS, taxBasisPoints: 550 },
  },
});

async function open(own: Answers = {}) {
  const page = start({ InvoiceDetails: () => stored, ...own });
  fireEvent.click(await screen.findByRole('button', { name: 'Invoice details' }));
  return { page, flyout: within(await screen.findByRole('dialog', { name: 'Invoice details' })) };
}
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('the details of invoices', () => {
  it('are shown as they are stored, and saved with the rate in hundredths of a per cent', async () => {
    const { page, flyout } = await open({ UpdateInvoiceDetails: () => answer() });
    const rate = await flyout.findByLabelText<HTMLInputElement>(/Tax rate in %/);
    expect(rate.value).toBe('20');
    expect(flyout.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type(rate, '5.5');
    await waitFor(() => expect(flyout.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    fireEvent.click(flyout.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Invoice details saved.')).toBeTruthy();
    const { __typename: _, ...details } = DETAILS;
    expect(lastAsked(page, 'UpdateInvoiceDetails')).toEqual({ input: { ...details, taxBasisPoints: 550 } });
  });

  it.each(['51', 'twenty', '-1', '1.234'])('take no rate of %s', async (typed) => {
    const { flyout } = await open();
    type(await flyout.findByLabelText(/Tax rate in %/), typed);
    expect(await flyout.findByText('Please enter a rate between 0 and 50')).toBeTruthy();
    expect(flyout.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it('that are refused keep what was typed, with the reason at its field', async () => {
    const error = {
      __typename: 'UserError',
      message: 'The number can have at most 40 characters.',
      field: 'taxNumber',
    };
    const { flyout } = await open({ UpdateInvoiceDetails: () => answer([error]) });
    const number = await flyout.findByLabelText<HTMLInputElement>(/^Tax number/);
    type(number, 'GB999');
    fireEvent.click(flyout.getByRole('button', { name: 'Save' }));
    expect(await flyout.findByText('The number can have at most 40 characters.')).toBeTruthy();
    expect(number.value).toBe('GB999');
  });

  it('say when they did not load', async () => {
    const { flyout } = await open({ InvoiceDetails: down });
    expect(await flyout.findByText('Your invoice details did not load')).toBeTruthy();
  });
});
