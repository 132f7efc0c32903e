import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dismissToast } from '../../../../lib/toasts.js';
import { payload, refusal } from '../testing/directory.js';
import { down, prices, startProfile } from './testing/profilePage.js';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const openPackages = (packages: object[]) => ({ client: { __typename: 'Client', id: 'maya', openPackages: packages } });
const open = (id: string, sessionsRemaining: number, numberOfSessions: number) => ({
  ...{ __typename: 'ClientPackage', id, name: `Package ${id}`, createdAt: '2026-10-02T03:00:00Z' },
  ...{ sessionsRemaining, numberOfSessions },
});
const saved = (field: string, agreed: Parameters<typeof prices>[0]) => ({
  [field]: payload('CustomPricePayload', prices(agreed)),
});
const listed = async () =>
  within((await region('Custom prices')).getByRole('list'))
    .queryAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
const flyout = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = async (form: Awaited<ReturnType<typeof flyout>>, price: string) => {
  const field = form.getByLabelText('Price (CAD)');
  fireEvent.change(field, { target: { value: price } });
  fireEvent.blur(field);
};
const savePrice = async (form: Awaited<ReturnType<typeof flyout>>) => {
  const button = form.getByRole<HTMLButtonElement>('button', { name: 'Save price' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the open packages of a client', () => {
  it('say how many sessions are left and since when, and lead to booking one', async () => {
    startProfile({ OpenPackagesOfClient: () => openPackages([open('a', 2, 3), open('b', 1, 10)]) });
    const shown = await region('Open packages');
    await shown.findByText('Package a');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Package a2 of 3 sessions left, bought on Thu, Oct 1, 2026',
      'Package b1 of 10 sessions left, bought on Thu, Oct 1, 2026',
    ]);
    expect(shown.getByRole('link', { name: 'Book a session' }).getAttribute('href')).toBe(
      '/portal/calendar?clientId=maya#create-appointment',
    );
  });

  it('say that there are none, and not before that is known', async () => {
    let fails = true;
    startProfile({ OpenPackagesOfClient: () => (fails ? down() : openPackages([])) });
    const shown = await region('Open packages');
    const retry = await shown.findByRole('button', { name: 'Try again' });
    expect(shown.queryByText('No package with sessions left.')).toBeNull();
    fails = false;
    fireEvent.click(retry);
    expect(await shown.findByText('No package with sessions left.')).toBeTruthy();
  });
});

describe('the custom prices of a client', () => {
  it('are shown next to the usual ones', async () => {
    startProfile({
      PricesOfClient: () =>
        prices([
          ['massage-60', 6050],
          ['gone', 0],
        ]),
    });
    await (await region('Custom prices')).findByText('Deep tissue massage, 1 hr');
    expect(await listed()).toEqual([
      'Deep tissue massage, 1 hrCA$60.50 instead of CA$70.00',
      'A service you no longer offerCA$0.00',
    ]);
  });

  it('are agreed for what has none yet', async () => {
    const page = startProfile({
      PricesOfClient: () => prices([['massage', 8000]]),
      UpsertCustomPrice: () =>
        saved('upsertCustomPrice', [
          ['massage', 8000],
          ['package', 21000],
        ]),
    });
    fireEvent.click(await (await region('Custom prices')).findByRole('button', { name: 'Add a price' }));
    const form = await flyout('Add a price');
    const options = within(form.getByLabelText('Service')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...[
        'Choose a service',
        'Deep tissue massage, 1 hr (CA$70.00)',
        'Three massages (CA$240.00)',
        'Add-on: Hot stones (CA$15.00)',
      ],
    ]);
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save price' }).disabled).toBe(true);
    fireEvent.change(form.getByLabelText('Service'), { target: { value: 'package' } });
    await type(form, '210');
    await savePrice(form);
    expect(await screen.findByText('Price saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listed()).toEqual([
      'Deep tissue massage, 1 hr 30 minCA$80.00 instead of CA$90.00',
      'Three massagesCA$210.00 instead of CA$240.00',
    ]);
    expect(page.asked.find(({ operation }) => operation === 'UpsertCustomPrice')?.variables).toEqual({
      ...{ clientId: 'maya', serviceId: 'package', amountCents: 21000 },
    });
  });

  const change = async () => {
    const shown = await region('Custom prices');
    fireEvent.click(await shown.findByRole('button', { name: 'Change the price of Three massages' }));
    return flyout('Price of Three massages');
  };

  it.each([
    ['10001', 'Please enter 0 or an amount from 1 to 10,000.'],
    ['0.50', 'Please enter 0 or an amount from 1 to 10,000.'],
    ['', 'Please enter a price.'],
  ])('cannot be %j', async (typed, said) => {
    startProfile({ PricesOfClient: () => prices([['package', 21000]]) });
    const form = await change();
    await type(form, typed);
    expect(await form.findByText(said)).toBeTruthy();
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save price' }).disabled).toBe(true);
  });

  it('stay as they were typed, with the reason, where they are refused', async () => {
    const message = 'A client can have at most 100 prices.';
    startProfile({
      PricesOfClient: () => prices([['package', 21000]]),
      UpsertCustomPrice: () => ({ upsertCustomPrice: refusal('CustomPricePayload', message) }),
    });
    const form = await change();
    await type(form, '199.50');
    await savePrice(form);
    expect(await form.findByText(message)).toBeTruthy();
    expect((form.getByLabelText('Price (CAD)') as HTMLInputElement).value).toContain('199.50');
  });

  it('are taken back', async () => {
    const page = startProfile({
      PricesOfClient: () => prices([['package', 21000]]),
      RemoveCustomPrice: () => saved('removeCustomPrice', []),
    });
    fireEvent.click((await change()).getByRole('button', { name: 'Remove this price' }));
    expect(await screen.findByText('Price removed.')).toBeTruthy();
    expect(await screen.findByText('None. This client pays your usual prices.')).toBeTruthy();
    expect(page.asked.find(({ operation }) => operation === 'RemoveCustomPrice')?.variables).toEqual({
      ...{ clientId: 'maya', serviceId: 'package' },
    });
  });

  it('say that they did not load, and load again', async () => {
    let fails = true;
    startProfile({ PricesOfClient: () => (fails ? down() : prices([])) });
    const shown = await region('Custom prices');
    const retry = await shown.findByRole('button', { name: 'Try again' });
    expect(shown.queryByText(/^None/)).toBeNull();
    fails = false;
    fireEvent.click(retry);
    expect(await shown.findByText('None. This client pays your usual prices.')).toBeTruthy();
  });
});
