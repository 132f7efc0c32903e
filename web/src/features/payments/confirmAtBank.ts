import type { Stripe, StripeError } from '@stripe/stripe-js';
import { AnswerLost, CardRefusal } from './cardProvider.js';

/**
 * Shows the bank's own window for a payment, by Stripe's script. One that was refused because the client was not there is
 * confirmed again with the card that it was for (https://docs.stripe.com/payments/save-and-reuse#charge-saved-payment-method).
 * @throws CardRefusal, AnswerLost
 */
export async function confirmAtBank(stripe: Stripe, clientSecret: string): Promise<void> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  const problem = paymentIntent?.last_payment_error;
  const refused = paymentIntent?.status === 'requires_payment_method' && problem?.code === 'authentication_required';
  const { error } =
    refused && problem.payment_method
      ? await stripe.confirmCardPayment(clientSecret, { payment_method: problem.payment_method.id })
      : await stripe.handleNextAction({ clientSecret });
  if (error) throw failureOf(error);
}

/** What Stripe's script reports: a refusal, or that Stripe did not respond. */
export function failureOf({ type, message }: StripeError): AnswerLost | CardRefusal {
  return type === 'api_connection_error' ? new AnswerLost() : new CardRefusal(message ?? 'An error occurred');
}
