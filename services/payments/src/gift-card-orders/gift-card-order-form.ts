import { DomainError, invalid } from '@yarrow/kit/domain-error';
import { parseEmail, parseName } from '@yarrow/kit/values/input-rules';
import { addDays, isDate, todayIn, toInstant } from '@yarrow/time/wall-time';
import type { OrderGiftCardInput } from '../generated/graphql.js';
import { parseRecipient, withoutLinks } from '../gift-cards/gift-card-form.js';

const MAX_DAYS_AHEAD = 365;
/** When the code is mailed on a later day. */
const SENT_AT = '09:00';

/**
 * Who buys a gift card, for whom, and when it is sent.
 * @param zone IANA, of the practice
 * @throws DomainError with the message for the field
 */
export function parseOrder(input: OrderGiftCardInput, zone: string, now: Date) {
  const buyerName = withoutLinks(parseName(input.buyerName, 'buyerName', 'Your name'), 'buyerName');
  return {
    ...parseRecipient(input),
    buyerName,
    buyerEmail: parseEmail(input.buyerEmail, 'buyerEmail'),
    ...parseDay(input.sendOn, zone, now),
  };
}

function parseDay(day: string | null | undefined, zone: string, now: Date) {
  const today = todayIn(zone, now.getTime());
  if (!day || day === today) return { sendOn: null, sendAt: now };
  if (!isDate(day) || day < today) throw invalid('sendOn', 'Please choose today or a later day.');
  if (day > addDays(today, MAX_DAYS_AHEAD)) throw invalid('sendOn', 'Please choose a day within a year.');
  return { sendOn: day, sendAt: new Date(toInstant(`${day}T${SENT_AT}`, zone)) };
}

/** @throws DomainError always */
export function noLongerSold(): never {
  throw new DomainError('not_found', 'This gift card is no longer sold. Please choose another one.', 'offerId');
}
