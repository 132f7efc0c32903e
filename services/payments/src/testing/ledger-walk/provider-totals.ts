import type { WalkWorld } from './walk-world.js';

interface StripeIntent {
  id: string;
  object: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
}

interface StripeRefund {
  id: string;
  object: string;
  amount: number;
  status: string;
  payment_intent: string;
}

/** What the providers hold of each payment that was made through us, refunds taken off, cents. */
export function heldByProviders(world: WalkWorld): Map<string, number> {
  return new Map([...heldByStripe(world), ...heldBySquare(world), ...heldByPaypal(world)]);
}

function heldByStripe(world: WalkWorld): Map<string, number> {
  const { stripe } = world.payments.sandbox;
  const paid = stripe
    .objects<StripeIntent>('payment_intent')
    .filter(({ status, metadata }) => status === 'succeeded' && metadata['made_by'] !== 'practice');
  const held = new Map(paid.map(({ id, amount }) => [id, amount]));
  for (const { amount, payment_intent: id, status } of stripe.objects<StripeRefund>('refund')) {
    if (status === 'succeeded') takeOff(held, id, amount);
  }
  return held;
}

function heldBySquare(world: WalkWorld): Map<string, number> {
  const { square } = world.payments.sandbox;
  const paid = square.allPayments().filter(({ status }) => status === 'COMPLETED');
  const held = new Map(paid.map(({ id, amount_money: money }) => [id, money.amount]));
  for (const { amount_money: money, payment_id: id, status } of square.allRefunds()) {
    if (status === 'COMPLETED') takeOff(held, id, money.amount);
  }
  return held;
}

function heldByPaypal(world: WalkWorld): Map<string, number> {
  const { paypal } = world.payments.sandbox;
  const paid = paypal.allCaptures().filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const held = new Map(paid.map(({ id, amount }) => [id, centsOf(amount.value)]));
  for (const { amount, _capture: id } of paypal.allRefunds()) takeOff(held, id, centsOf(amount.value));
  return held;
}

function takeOff(held: Map<string, number>, id: string, cents: number): void {
  const before = held.get(id);
  if (before !== undefined) held.set(id, before - cents);
}

const centsOf = (value: string): number => Math.round(Number(value) * 100);
