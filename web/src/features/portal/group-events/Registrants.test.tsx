import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers, RenderedPage } from '../../../testing/renderPage.js';
import { GRACE } from '../testing/bookingForm.js';
import { leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';
import { settleFlyout } from '../testing/settleFlyout.js';
import { bath, GROUP_EVENT_ANSWERS, outcomeOf, paymentOf, placeOf, registrants } from '../testing/groupEvents.js';

beforeEach(settleCalendar);
afterEach(leaveCalendar);

const open = async (own: Answers = {}, event: object = bath()) => {
  const page = openCalendar('/portal/calendar?view=week&date=2026-11-04&groupEventId=bath', {
    ...GROUP_EVENT_ANSWERS,
    GroupEvent: () => ({ currentPractice: { __typename: 'Practice', id: 'p' }, bookableEvent: event }),
    ...own,
  });
  await screen.findByRole('tab', { name: 'Details' });
  await settleFlyout();
  return page;
};
const list = async () => within(await screen.findByRole('list', { name: 'Registrants' }));
const row = async (name: string) => {
  const item = (await (await list()).findByText(name, { selector: 'a' })).closest('li')!;
  return within(item);
};
const sentOf = (page: RenderedPage, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);

describe('who comes to a group event', () => {
  it('is listed with how it is paid, and leads to their profile', async () => {
    await open();
    const grace = await row('Grace Okafor');
    expect(grace.getByRole('link', { name: 'Grace Okafor' }).getAttribute('href')).toBe('/portal/clients/grace');
    expect(await grace.findByText('Payment Pending')).toBeTruthy();
    expect(await (await row('Noah Field')).findByText('Paid')).toBeTruthy();
  });

  it('is known while payments are out of reach', async () => {
    await open({
      GroupEventPayments: () => {
        throw new Error('down');
      },
    });
    expect((await row('Grace Okafor')).getByText('grace@example.com')).toBeTruthy();
    expect(screen.queryByText('Error loading registrants')).toBeNull();
  });

  it('shows that no client has registered yet', async () => {
    await open({ GroupEventRegistrants: () => registrants() }, bath({ clientsCount: 0 }));
    expect(await screen.findByText('No one has registered yet')).toBeTruthy();
  });

  it('did not load, says so, and tries again', async () => {
    let fails = true;
    await open({
      GroupEventRegistrants: () => {
        if (fails) throw new Error('down');
        return registrants(placeOf('grace', 'Grace Okafor'));
      },
    });
    expect(await screen.findByText('Error loading registrants')).toBeTruthy();
    expect(screen.queryByText('No one has registered yet')).toBeNull();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Grace Okafor');
  });

  it('is listed by the fifty, and wholly when asked for', async () => {
    const many = Array.from({ length: 60 }, (_, index) => placeOf(`c${index}`, `Client ${index}`));
    await open({ GroupEventRegistrants: () => registrants(...many) }, bath({ clientsCount: 60, capacity: null }));
    expect((await list()).getAllByRole('listitem')).toHaveLength(50);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(60));
  });
});

describe('the payment of a registrant', () => {
  const show = async (own: Answers) => {
    const page = await open(own);
    const grace = await row('Grace Okafor');
    fireEvent.click(grace.getByRole('button', { name: 'Payment of Grace Okafor' }));
    return { page, grace };
  };

  it('is shown with its coupon, and processed', async () => {
    const discount = { __typename: 'DiscountCodeRedemption', id: 'used', code: 'WELCOME', amountCents: 500 };
    const RegistrantPayment = () => ({
      bookableEventRegistration: paymentOf('grace', { discountCodeRedemptions: [discount] }),
    });
    const ProcessRegistrationPayment = () =>
      outcomeOf('processRegistrationPayment', {
        registration: paymentOf('grace', { paymentStatus: 'paid', dueCents: 0 }),
      });
    const { page, grace } = await show({ RegistrantPayment, ProcessRegistrationPayment });
    expect(await grace.findByText('Registered on Wednesday, November 4, 2026')).toBeTruthy();
    expect(grace.getByRole('term').textContent).toBe('Coupon WELCOME');
    expect(grace.getByRole('definition').textContent).toBe('CA$5.00 off');
    expect(sentOf(page, 'RegistrantPayment')).toEqual([{ bookableEventId: 'bath', clientId: 'grace' }]);
    fireEvent.click(grace.getByRole('button', { name: 'Process Payment' }));
    await screen.findByText('Payment processed successfully');
    expect(sentOf(page, 'ProcessRegistrationPayment')).toEqual([{ registrationId: 'place-of-grace' }]);
  });

  it('is asked for again once a failed refund is recorded as paid back', async () => {
    const refund = { __typename: 'FailedRefund', id: 'r', amountCents: 2500, brand: 'visa', last4: '4242' };
    let owed = true;
    const { page, grace } = await show({
      RegistrantPayment: () => ({
        bookableEventRegistration: paymentOf('grace', { failedRefunds: owed ? [refund] : [] }),
      }),
      MarkRefundPaid: () => {
        owed = false;
        return outcomeOf('markRefundPaid', { appointment: null });
      },
    });
    fireEvent.click(await grace.findByRole('button', { name: 'Record as paid back' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Record as paid back' }));
    await waitFor(() => expect(screen.queryByText(/did not accept it/)).toBeNull());
    expect(sentOf(page, 'MarkRefundPaid')).toEqual([{ refundId: 'r', paidBy: 'cash' }]);
  });

  it('says when it did not load, and when there is none', async () => {
    let fails = true;
    const { grace } = await show({
      RegistrantPayment: () => {
        if (fails) throw new Error('down');
        return { bookableEventRegistration: null };
      },
    });
    expect(await grace.findByText('Error loading payment information')).toBeTruthy();
    fails = false;
    fireEvent.click(grace.getByRole('button', { name: 'Try again' }));
    expect(await grace.findByText('Registration information not found')).toBeTruthy();
  });
});

describe('removing a registrant from a group event', () => {
  const ask = async (own: Answers) => {
    const page = await open(own);
    fireEvent.click((await row('Grace Okafor')).getByRole('button', { name: 'Remove Grace Okafor' }));
    const title = 'Remove Grace Okafor from this event?';
    return { page, question: within(await screen.findByRole('alertdialog', { name: title })) };
  };
  const removed = {
    registrationsCount: 1,
    bookableEvent: { __typename: 'BookableEvent', id: 'bath', clientsCount: 1, atCapacity: false },
  };

  it('asks first, and takes them off the list', async () => {
    let gone = false;
    const { page, question } = await ask({
      GroupEventRegistrants: () =>
        registrants(...(gone ? [] : [placeOf('grace', 'Grace Okafor')]), placeOf('noah', 'Noah Field')),
      GroupEventPayments: () => registrants(...(gone ? [] : [paymentOf('grace')]), paymentOf('noah')),
      RemoveClientFromBookableEvent: () => {
        gone = true;
        return outcomeOf('removeClientFromBookableEvent', removed);
      },
    });
    expect(question.getByText(/fully refunded/)).toBeTruthy();
    fireEvent.click(await question.findByRole('button', { name: 'Remove client' }));
    await screen.findByText('Client removed from event');
    await waitFor(() => expect(screen.queryByText('Grace Okafor', { selector: 'a' })).toBeNull());
    expect(sentOf(page, 'RemoveClientFromBookableEvent')).toEqual([{ bookableEventId: 'bath', clientId: 'grace' }]);
  });

  it.each([
    [['This event has already begun.', 'And more.'], 'This event has already begun. And more.'],
    [[], 'Failed to remove client from event'],
  ])('says why it was refused (%j)', async (errors, message) => {
    const RemoveClientFromBookableEvent = () =>
      outcomeOf('removeClientFromBookableEvent', { registrationsCount: null, bookableEvent: null }, errors);
    const { question } = await ask({ RemoveClientFromBookableEvent });
    fireEvent.click(await question.findByRole('button', { name: 'Remove client' }));
    expect(await question.findByText(message)).toBeTruthy();
  });
});

describe('adding a client to a group event', () => {
  const PICKER: Answers = {
    PickerClients: () => ({
      clients: {
        ...{ __typename: 'ClientConnection', totalCount: 1 },
        edges: [{ __typename: 'ClientEdge', cursor: '1', node: GRACE.client }],
      },
    }),
    ChosenClient: () => ({ client: GRACE.client, currentPractice: GRACE.practice }),
  };
  const added = {
    registrationsCount: 4,
    bookableEvent: { __typename: 'BookableEvent', id: 'bath', clientsCount: 4, atCapacity: false },
  };
  const begin = async (own: Answers = {}, event: object = bath()) => {
    const page = await open(
      { ...PICKER, AddClientToBookableEvent: () => outcomeOf('addClientToBookableEvent', added), ...own },
      event,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Add client' }));
    return { page, form: within(await screen.findByRole('group', { name: 'Add client' })) };
  };
  const press = (form: ReturnType<typeof within>) =>
    fireEvent.click(form.getByRole('button', { name: 'Add to event' }));

  it('needs one that is selected', async () => {
    const { page, form } = await begin();
    await form.findByRole('combobox');
    press(form);
    expect(await form.findByText('Please select a client first')).toBeTruthy();
    expect(sentOf(page, 'AddClientToBookableEvent')).toEqual([]);
  });

  it('takes a client of the directory', async () => {
    const { page, form } = await begin();
    fireEvent.click(await form.findByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: /Grace Okafor/ }));
    await form.findByRole('button', { name: 'Change client' });
    // Whether they can be reached is known a moment later.
    await waitFor(async () => {
      press(form);
      await waitFor(() => expect(sentOf(page, 'AddClientToBookableEvent')).toHaveLength(1), { timeout: 500 });
    });
    await screen.findByText('Client added to event');
    expect(sentOf(page, 'AddClientToBookableEvent')).toEqual([
      { bookableEventId: 'bath', clientId: 'grace', clientParams: null, idempotencyKey: expect.any(String) },
    ]);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Add client' })).toBeNull());
    expect(sentOf(page, 'GroupEventRegistrants').length).toBeGreaterThan(1);
  });

  it('adds a new client, also by Enter', async () => {
    const { page, form } = await begin();
    fireEvent.click(await form.findByRole('button', { name: 'Add a new client' }));
    const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    type('First name', 'Rosa');
    type('Email', 'rosa');
    press(form);
    expect(await form.findByText('Invalid email')).toBeTruthy();
    type('Email', 'rosa@example.com');
    fireEvent.keyDown(form.getByLabelText('Email'), { key: 'Enter' });
    await screen.findByText('Client added to event');
    expect(sentOf(page, 'AddClientToBookableEvent')).toEqual([
      {
        ...{ bookableEventId: 'bath', clientId: null, idempotencyKey: expect.any(String) },
        clientParams: { firstName: 'Rosa', lastName: null, email: 'rosa@example.com', phone: null },
      },
    ]);
  });

  it('warns at capacity, and adds the client anyway', async () => {
    const full = bath({ clientsCount: 10, atCapacity: true });
    const { form } = await begin({}, full);
    expect(screen.getByText('10 of 10 places are taken. You can still add clients.')).toBeTruthy();
    fireEvent.click(await form.findByRole('button', { name: 'Add a new client' }));
    fireEvent.change(form.getByLabelText('Email'), { target: { value: 'rosa@example.com' } });
    press(form);
    await screen.findByText('Client added to event');
  });

  it.each([
    [
      ['This client has a place in this event already.'],
      'Failed to add client to event: This client has a place in this event already.',
    ],
    [[], 'Failed to add client to event'],
  ])(
    'shows why it was refused (%j), and sends the same key again until the client changes',
    async (errors, message) => {
      const refusal = { registrationsCount: null, bookableEvent: null };
      const { page, form } = await begin({
        AddClientToBookableEvent: () => outcomeOf('addClientToBookableEvent', refusal, errors),
      });
      fireEvent.click(await form.findByRole('button', { name: 'Add a new client' }));
      fireEvent.change(form.getByLabelText('Email'), { target: { value: 'rosa@example.com' } });
      press(form);
      expect((await form.findByText(message)).textContent).toBe(message);
      press(form);
      await waitFor(() => expect(sentOf(page, 'AddClientToBookableEvent')).toHaveLength(2));
      const keysSent = () =>
        sentOf(page, 'AddClientToBookableEvent').map((sent: { idempotencyKey?: string }) => sent.idempotencyKey);
      expect(keysSent()[0]).toBe(keysSent()[1]);
      fireEvent.change(form.getByLabelText('Email'), { target: { value: 'noah@example.com' } });
      press(form);
      await waitFor(() => expect(keysSent()).toHaveLength(3));
      expect(keysSent()[2]).not.toBe(keysSent()[1]);
    },
  );
});
