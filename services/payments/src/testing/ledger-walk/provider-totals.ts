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

interface StripeCharge {
  id: string;
  object: string;
  payment_intent: string;
}

interface StripeFee {
  id: string;
  object: string;
  charge: string;
  amount: number;
  amount_refunded: number;
}

/** What the providers hold of each payment that was made through us, less refunds and what disputes withdrew, cents. */
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
  for (const { amount, payment_intent: id, status } of stripe.allDisputes()) {
    if (status !== 'won') takeOff(held, id, amount);
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
  for (const { amount_money: money, disputed_payment: payment, state } of square.allDisputes()) {
    if (state !== 'WON') takeOff(held, payment.payment_id, money.amount);
  }
  return held;
}

function heldByPaypal(world: WalkWorld): Map<string, number> {
  const { paypal } = world.payments.sandbox;
  const paid = paypal.allCaptures().filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const held = new Map(paid.map(({ id, amount }) => [id, centsOf(amount.value)]));
  for (const { amount, _capture: id, status } of paypal.allRefunds()) {
    if (status === 'COMPLETED') takeOff(held, id, centsOf(amount.value));
  }
  for (const {
    dispute_amount: amount,
    disputed_transactions: [transaction],
    dispute_outcome: outcome,
  } of paypal.allDisputes()) {
    if (outcome?.outcome_code !== 'RESOLVED_SELLER_FAVOUR')
      takeOff(held, transaction!.seller_transaction_id, centsOf(amount.value));
  }
  return held;
}

/**
 * What the platform has of each payment as the providers' own objects say, cents: its share less what of it went back.
 * Payments that carried none are left out.
 */
export function platformFeesAtProviders(world: WalkWorld): Map<string, number> {
  return new Map([...feesAtStripe(world), ...feesAtSquare(world), ...feesAtPaypal(world)]);
}

function feesAtStripe({ payments }: WalkWorld): Map<string, number> {
  const { stripe } = payments.sandbox;
  const intents = new Map(stripe.objects<StripeCharge>('charge').map(({ id, payment_intent: intent }) => [id, intent]));
  const fees = stripe.objects<StripeFee>('application_fee');
  return new Map(fees.map(({ charge, amount, amount_refunded: back }) => [intents.get(charge)!, amount - back]));
}

function feesAtSquare({ payments }: WalkWorld): Map<string, number> {
  const { square } = payments.sandbox;
  const taken = square.allPayments().filter(({ status, app_fee_money: fee }) => status === 'COMPLETED' && fee);
  const fees = new Map(taken.map(({ id, app_fee_money: fee }) => [id, fee!.amount]));
  for (const { app_fee_money: fee, payment_id: id, status } of square.allRefunds()) {
    if (fee && status === 'COMPLETED') takeOff(fees, id, fee.amount);
  }
  return fees;
}

function feesAtPaypal({ payments }: WalkWorld): Map<string, number> {
  const { paypal } = payments.sandbox;
  const fees = new Map<string, number>();
  for (const { id, status, seller_receivable_breakdown: breakdown } of paypal.allCaptures()) {
    const [fee] = breakdown?.platform_fees ?? [];
    if (fee && status !== 'DECLINED' && status !== 'PENDING') fees.set(id, centsOf(fee.amount.value));
  }
  for (const { _capture: id, status, seller_payable_breakdown: breakdown } of paypal.allRefunds()) {
    if (status !== 'COMPLETED') continue;
    for (const { amount } of breakdown?.platform_fees ?? []) takeOff(fees, id, centsOf(amount.value));
  }
  return fees;
}

function takeOff(held: Map<string, number>, id: string, cents: number): void {
  const before = held.get(id);
  if (before !== undefined) held.set(id, before - cents);
}

const centsOf = (value: string): number => Math.round(Number(value) * 100);
