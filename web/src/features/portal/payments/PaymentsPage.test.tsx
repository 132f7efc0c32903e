import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { down, lastAsked, payments, row, start } from '../testing/paymentsPage.js';
import { ClientPayments } from './ClientPayments.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the payments directory', () => {
  it('shows the totals and a row for each visit, with amounts to the cent', async () => {
    start();
    const first = (await screen.findAllByRole('row'))[1] as HTMLElement;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payments');
    expect(screen.getByText('Collected').nextSibling?.textContent).toBe('CA$1,234.50');
    expect(screen.getByText('Outstanding').nextSibling?.textContent).toBe('CA$45.00');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Appointment Date', 'Client Name', 'Service', 'Location', 'Amount', 'Status', 'Paid By'],
    ]);
    expect(within(first).getByRole('rowheader').textContent).toBe('Mon, Nov 2, 2026, 10:00 AM');
    expect(
      within(first)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Maya Rivers', 'Deep tissue massage', 'Studio', 'CA$90.00', 'Paid', 'Visa ending in 4242']]);
    expect(within(screen.getAllByRole('row')[2] as HTMLElement).getByText('Free')).toBeTruthy();
  });

  it.each([
    ['Paid', 'Free'],
    ['Cancelled', 'CA$0.00'],
    ['Refunded', 'CA$0.00'],
  ])('shows a visit that is %s and comes to nothing as %s', async (paymentStatus, amount) => {
    start({ PaymentsOfPractice: () => payments([row('a', { amountCents: 0, paymentStatus })]) });
    expect((await screen.findByText(paymentStatus, { selector: 'td *' })).closest('tr')?.textContent).toContain(amount);
  });

  it('asks by date, status and client, keeps that in the address and begins with the first page', async () => {
    const page = start({}, '/portal/payments?page=2');
    await screen.findAllByRole('row');
    expect(lastAsked(page, 'PaymentsOfPractice')).toMatchObject({ limit: 20, offset: 20 });
    fireEvent.change(screen.getByRole('combobox', { name: 'Dates' }), { target: { value: 'last_month' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'unpaid' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'maya' } });
    await waitFor(() => expect(page.visited.at(-1)).toBe('/portal/payments?date=last_month&status=unpaid&q=maya'));
    await waitFor(() =>
      expect(lastAsked(page, 'PaymentsOfPractice')).toEqual({
        ...{ limit: 20, offset: 0, dateFilter: 'last_month', stateFilter: 'unpaid', searchTerm: 'maya' },
        clientId: null,
      }),
    );
    const labels = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(labels('Dates')).toEqual([
      ...['All time', 'This week', 'Last week', 'This month', 'Last month', 'This year', 'Last year'],
    ]);
    expect(labels('Status')).toEqual(['All payments', 'Paid', 'Upcoming', 'Unpaid', 'Free']);
  });

  it('comes in pages of 20, 50 or all', async () => {
    const page = start({ PaymentsOfPractice: () => payments([row('a')], { pastAppointmentsCount: 45 }) });
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent.click(next);
    // The button stays while the next page is loading.
    expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
    expect(next.isConnected).toBe(true);
    await waitFor(() => expect(lastAsked(page, 'PaymentsOfPractice')).toMatchObject({ limit: 20, offset: 20 }));
    await screen.findAllByRole('row');
    expect(next.isConnected).toBe(true);
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['20', '50', 'All']);
    fireEvent.change(sizes, { target: { value: '50' } });
    await waitFor(() => expect(lastAsked(page, 'PaymentsOfPractice')).toMatchObject({ limit: 50, offset: 0 }));
    await waitFor(() => expect(screen.queryByText(/^Page /)).toBeNull());
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: 'all' } });
    await waitFor(() => expect(lastAsked(page, 'PaymentsOfPractice')).toMatchObject({ limit: 500, offset: 0 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(lastAsked(page, 'PaymentsOfPractice')).toMatchObject({ limit: 500, offset: 1 }));
  });

  it.each([
    [20, false],
    [21, true],
  ])('offers with %i payments a choice of how many stand on a page: %p', async (pastAppointmentsCount, offered) => {
    start({ PaymentsOfPractice: () => payments([row('a')], { pastAppointmentsCount }) });
    await screen.findByText(`1 of ${pastAppointmentsCount} payments`);
    expect(screen.queryByRole('combobox', { name: 'Rows per page' }) !== null).toBe(offered);
  });

  it('opens what a row is about, and leaves the address as it was', async () => {
    const { visited } = start();
    fireEvent.click(await screen.findByText('Maya Rivers'));
    const flyout = await screen.findByRole('dialog', { name: 'Past appointment' });
    expect(visited.at(-1)).toBe('/portal/payments?payment=a');
    fireEvent.click(within(flyout).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/payments'));
  });

  it('links a practice without a provider to the setup, and explains the empty list to others', async () => {
    start({ PaymentsOfPractice: () => payments([], { hasPaymentProvider: false }) });
    expect(await screen.findByRole('heading', { name: 'Start accepting payments today' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Power-up my practice' });
    expect(link.getAttribute('href')).toBe('/portal/settings/banking');
    cleanup();
    start({ PaymentsOfPractice: () => payments([]) });
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeTruthy();
    cleanup();
    const { visited } = start({ PaymentsOfPractice: () => payments([]) }, '/portal/payments?status=free');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all payments' }));
    expect(visited.at(-1)).toBe('/portal/payments');
  });

  it('says when it did not load, and loads again', async () => {
    let fails = true;
    start({ PaymentsOfPractice: () => (fails ? down() : payments([row('a')])) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Maya Rivers')).toBeTruthy();
  });

  it('exports what the filters leave as a file, and says when it could not', async () => {
    let blob: Blob | undefined;
    URL.createObjectURL = (object: Blob | MediaSource) => {
      blob = object as Blob;
      return 'blob:payments';
    };
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let fails = true;
    const answer = { __typename: 'Practice', id: 'p', pastAppointmentsExport: '\uFEFFAppointment Date' };
    const page = start(
      { PaymentsExport: () => (fails ? down() : { currentPractice: answer }) },
      '/portal/payments?status=paid',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('We weren’t able to export your payments. Please try again.')).toBeTruthy();
    expect(clicked).not.toHaveBeenCalled();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(lastAsked(page, 'PaymentsExport')).toMatchObject({ stateFilter: 'paid', dateFilter: 'all_time' });
    expect(blob?.type).toBe('text/csv;charset=utf-8');
    expect(blob?.size).toBe('Appointment Date'.length + 3);
  });

  it('is that of one client without their column and the search', async () => {
    const page = start({}, '/portal/clients/maya/billing?q=other', <ClientPayments clientId="maya" />);
    await screen.findAllByRole('row');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Client Name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
    expect(lastAsked(page, 'PaymentsOfPractice')).toMatchObject({ clientId: 'maya', searchTerm: null });
  });
});
