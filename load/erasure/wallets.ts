import type { Linked } from '../access/world.js';
import { change, type openPractice } from '../harness/practice.mjs';
import type { Site } from '../harness/site.mjs';
import type { Visitor } from '../harness/visitor.mjs';

type Practice = Awaited<ReturnType<typeof openPractice>>;

/** What a practice writes on a gift card. */
export interface Gift {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

const COUPON = 'FIRSTVISIT';
const CONNECT = 'mutation { connectPaypal { result errors { code message } url } }';
const OFFER = `mutation { upsertDiscountCode(input: { code: "${COUPON}", kind: percentage, percent: 10 }) {
  result errors { code message } } }`;
const GIVE = `mutation ($input: IssueGiftCardInput!) { issueGiftCard(input: $input) {
  result errors { code message } giftCard { code } } }`;
const REDEEM = `mutation ($id: ID!, $token: String, $code: String!) { applyDiscountCode(appointmentId: $id, code: $code,
  instantActionToken: $token) { result errors { code message } } }`;
const ORDER = `mutation ($id: ID!, $token: String) { createPaypalOrder(appointmentId: $id, instantActionToken: $token) {
  result errors { code message } orderId } }`;
const CAPTURE = `mutation ($id: ID!, $token: String, $orderId: String!) { capturePaypalPayment(appointmentId: $id,
  instantActionToken: $token, orderId: $orderId) { result errors { code message } } }`;

/** Connects the practice with PayPal, and has it offer a coupon. */
export async function takeWallets({ pro }: Practice): Promise<void> {
  const { url } = await change(pro, CONNECT);
  const page = await fetch(url.replace('localhost', '127.0.0.1'), { method: 'POST', body: '', redirect: 'manual' });
  const { pathname, search } = new URL(page.headers.get('location')!);
  const back = await pro.fetch(pathname + search, 'GET', 'manual');
  if (!back.headers.get('location')?.includes('connected=true')) throw new Error('PayPal was not connected.');
  await change(pro, OFFER);
}

/** Less what a coupon and a new gift card take, by PayPal. */
export async function payByWallet(site: Site, visitor: Visitor, { pro }: Practice, { id, token }: Linked, gift: Gift) {
  const { giftCard } = await change(pro, GIVE, { input: { amountCents: 5_000, ...gift } });
  for (const code of [COUPON, giftCard.code]) await change(visitor, REDEEM, { id, token, code });
  const { orderId } = await change(visitor, ORDER, { id, token });
  await fetch(`${site.sandboxUrl}/control/paypal/orders/${orderId}/decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision: 'approve' }),
  });
  await change(visitor, CAPTURE, { id, token, orderId });
}
