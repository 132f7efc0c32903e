import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { booked, GRACE } from '../testing/bookingForm.js';
import { leaveCalendar } from '../testing/calendarPage.js';
import { client, open, option, page as clients } from '../../../portal-ui/testing/clientPicker.js';
import { asked, change, chooseGrace, openNewAppointment, savable, saveButton, NOW } from '../testing/newAppointment.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('services of a new appointment', () => {
  it('have several lines, variations, add-ons and prices, of which only the changed ones are sent', async () => {
    const page = await chooseGrace({ ProCreateAppointment: () => booked() });
    change('Add a service or add-on', 'stones');
    change('Length', 'massage-60');
    expect(screen.getByLabelText<HTMLInputElement>('End').value).toBe('11:15');
    const stones = within(screen.getByRole('group', { name: 'Service 2: Hot stones' }));
    fireEvent.change(stones.getByLabelText('Price (CAD)'), { target: { value: '12.50' } });
    fireEvent.click(stones.getByRole('checkbox', { name: 'Save this price for the client' }));
    screen.getByText('CA$82.50');
    fireEvent.click(saveButton());
    await screen.findByText('Appointment created successfully.');
    expect(asked(page, 'ProCreateAppointment')[0]!['appointmentServices']).toEqual([
      { serviceId: 'massage-60' },
      { serviceId: 'stones', amountCents: 1250, saveCustomPrice: true },
    ]);
  });

  it('show the price that was agreed with the client', async () => {
    const customPrices = [{ __typename: 'CustomPrice', id: 'price', serviceId: 'massage', amountCents: 7500 }];
    await chooseGrace({ ClientTerms: () => GRACE.terms({ customPrices }) });
    expect(screen.getByLabelText<HTMLInputElement>('Price (CAD)').value).toBe('CA$75.00');
  });

  it('cannot all be add-ons', async () => {
    await chooseGrace();
    change('Add a service or add-on', 'stones');
    await savable(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Deep tissue massage' }));
    await savable(false);
    screen.getByText("You can't create an appointment with only add-on services");
  });

  it('pass the focus on to the line that takes the place of one that is removed, else to where one is added', async () => {
    await chooseGrace();
    change('Add a service or add-on', 'stones');
    const remove = (name: string) => {
      const button = screen.getByRole('button', { name: `Remove ${name}` });
      button.focus();
      fireEvent.click(button);
    };
    remove('Deep tissue massage');
    const stones = screen.getByRole('group', { name: 'Service 1: Hot stones' });
    await waitFor(() => expect(document.activeElement).toBe(stones));
    remove('Hot stones');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Service')));
  });

  it('keep the focus where another length is chosen', async () => {
    await chooseGrace();
    screen.getByLabelText('Length').focus();
    change('Length', 'massage-60');
    expect(document.activeElement).toBe(screen.getByLabelText('Length'));
  });

  it.each([
    ['charge', 'Charge the card on file now', 1],
    ['go on without a card', 'Continue without a card', 0],
  ])('that are a package without an open one ask whether to %s', async (_what, answer, charges) => {
    const page = await chooseGrace({
      CardOnFile: () => ({
        defaultPaymentMethodPractice: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
      }),
      ProCreateAppointment: () => booked(),
      RetryPayment: () => ({
        retryPayment: { __typename: 'ChargeCardPayload', result: 'success', errors: [], appointment: null },
      }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Deep tissue massage' }));
    change('Service', 'package');
    await savable(true);
    fireEvent.click(saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'No open package' }));
    fireEvent.click(await question.findByRole('button', { name: answer }));
    await screen.findByText('Appointment created successfully.');
    await waitFor(() => expect(asked(page, 'RetryPayment')).toHaveLength(charges));
  });

  it.each([
    ['is none', null, "There's no card on file to charge.", false],
    ['may be one', undefined, 'Their card on file, if there is one, can be charged now.', true],
  ])('that are a package say that there %s to charge', async (_what, card, said, offered) => {
    await chooseGrace({
      CardOnFile: () => {
        if (card === undefined) throw new Error('Payments are out of reach.');
        return { defaultPaymentMethodPractice: card };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Deep tissue massage' }));
    change('Service', 'package');
    await savable(true);
    fireEvent.click(saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'No open package' }));
    await question.findByText(new RegExp(said));
    expect(question.queryByRole('button', { name: 'Charge the card on file now' }) !== null).toBe(offered);
    question.getByRole('button', { name: 'Continue without a card' });
  });

  it('that are a package do not say that none is open while that could not be loaded', async () => {
    openNewAppointment(
      {
        ClientTerms: () => {
          throw new Error('Scheduling is out of reach.');
        },
      },
      'grace',
    );
    await screen.findByText("This client's open packages and custom prices couldn't be loaded.");
    change('Service', 'package');
    await savable(true);
    fireEvent.click(saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'No open package' }));
    await question.findByText(/^We couldn't check if the client has an open Three massages package\./);
  });

  describe('when another client is chosen', () => {
    const HENRY = client('henry', 'Henry Vogel', 'henry@example.com');
    const answers = {
      PickerClients: () => clients([HENRY]),
      ChosenClient: ({ clientId }: { clientId?: unknown }) => ({
        client: clientId === 'henry' ? HENRY : GRACE.client,
        currentPractice: GRACE.practice,
      }),
      ClientTerms: ({ clientId }: { clientId?: unknown }) =>
        clientId === 'henry'
          ? GRACE.terms({ id: 'henry', openPackages: [GRACE.openPackage], lastBookedService: null })
          : GRACE.terms(),
    };
    const chooseHenry = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Change client' }));
      await open();
      fireEvent.click(await option(/Henry/));
    };

    it('are those of the next one, where they came with the one before', async () => {
      await chooseGrace(answers);
      await chooseHenry();
      await screen.findByRole('group', { name: 'Service 1: Three massages' });
      expect(screen.queryByRole('group', { name: /Deep tissue massage/ })).toBeNull();
    });

    it('stay as the practitioner has chosen them', async () => {
      await chooseGrace(answers);
      change('Add a service or add-on', 'stones');
      await chooseHenry();
      await screen.findByText('Henry Vogel');
      await savable(true);
      screen.getByRole('group', { name: 'Service 1: Deep tissue massage' });
      screen.getByRole('group', { name: 'Service 2: Hot stones' });
    });
  });
});
