import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { formatMoney } from '../../../lib/money.js';
import type { Price, Subscription } from './useSubscription.js';

/** $12 a month. */
export const priceText = ({ amountCents, currency, interval }: Price): string =>
  `${formatMoney(amountCents, currency)} a ${interval}`;

/** When something is to be paid, or ends; undefined where nothing is paid. */
export function termText({ status, endsAt, periodEndsAt }: Subscription, zone: string): string | undefined {
  const day = (time: string) => formatDate(parseOffsetDateTime(time), zone);
  if (status === 'free') return undefined;
  if (endsAt) return `Ends on ${day(endsAt)}. Until then nothing changes.`;
  if (!periodEndsAt) return undefined;
  return status === 'trialing' ? `Free until ${day(periodEndsAt)}.` : `Renews on ${day(periodEndsAt)}.`;
}
