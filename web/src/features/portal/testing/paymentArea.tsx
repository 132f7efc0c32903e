import { fireEvent, screen } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { PaymentArea } from '../appointments/PaymentArea.js';
import { visitPayment } from './calendarPage.js';

export const unpaid = { ...visitPayment, past: true, paymentStatus: 'Unpaid' };
export const paid = { ...unpaid, paymentStatus: 'Paid', dueCents: 0, paymentIntentId: 'pi_1' };
export const adjustment = (id: string, note: string | null = null) => ({
  __typename: 'Adjustment',
  ...{ id, adjustedAt: '2026-11-03T12:00:00-07:00', amountCents: 2550, note },
});
export const outcome = (field: string, type: string, errors: string[] = []) => ({
  [field]: {
    __typename: type,
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((message) => ({ __typename: 'UserError', message })),
    adjustment: errors.length ? null : { __typename: 'Adjustment', id: 'new' },
    appointment: { ...unpaid },
  },
});
export const down = () => {
  throw new Error('down');
};
export const openPaymentArea = (payment: () => object, own: Answers = {}, state: 'approved' | 'pending' = 'approved') =>
  renderPage(
    <>
      <PaymentArea token="token-of-a" state={state} />
      <ToastRegion />
    </>,
    { AppointmentPayment: () => ({ tokenAppointment: payment() }), ...own },
  );
export const variablesOf = ({ asked }: ReturnType<typeof openPaymentArea>, operation: string) =>
  asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, unknown>);
export const area = () => screen.findByRole('region', { name: 'Payment' });
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
