import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { parseEmail, parseName, parseText } from '@yarrow/kit/values/input-rules';
import type { IssueGiftCardInput } from '../generated/graphql.js';
import { newGiftCardCode } from '../money/gift-card-code.js';
import { GiftCard } from '../records/gift-cards/gift-card.entity.js';
import { requireGiftCardAmount } from './gift-card-amount.js';

/** What mail programs turn into a link: with a scheme, or as a host's name. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|me|app|dev|shop|online|site|xyz|top|link|click|ru|cn|tk|ly|to|us|uk|ca|de|eu)\b/iu;

const MESSAGE = { max: 500, label: 'The message' };

export interface RecipientInput {
  recipientName: string;
  recipientEmail: string;
  message?: string | null | undefined;
}

/**
 * Whom a gift card is for, and what is said to them.
 * @throws DomainError with the message for the field
 */
export function parseRecipient({ recipientName, recipientEmail, message }: RecipientInput) {
  return {
    recipientName: withoutLinks(parseName(recipientName, 'recipientName', 'Recipient name'), 'recipientName'),
    recipientEmail: parseEmail(recipientEmail, 'recipientEmail'),
    message: withoutLinks(parseText(message, 'message', MESSAGE), 'message'),
  };
}

const CODES = {
  buyerName: 'invalid_buyer_name',
  message: 'invalid_message',
  recipientName: 'invalid_recipient_name',
} as const;

/**
 * Our mail carries this text: it leads nowhere.
 * @throws DomainError `invalid_recipient_name`, `invalid_buyer_name`, `invalid_message`
 */
export function withoutLinks(text: string, field: keyof typeof CODES): string {
  if (!LINK.test(text)) return text;
  throw new DomainError(CODES[field], 'Please leave out web addresses.', field);
}

/**
 * A gift card to issue. Its currency is that of the practice, which is known then.
 * @throws DomainError with the message for the field
 */
export function giftCardOf(practiceId: string, input: IssueGiftCardInput, now: Date, id = newId()): GiftCard {
  const { amountCents } = input;
  requireGiftCardAmount(amountCents);
  return Object.assign(new GiftCard(), {
    ...{ id, practiceId, code: newGiftCardCode(), amountCents, currency: '', createdAt: now },
    ...parseRecipient(input),
  } satisfies GiftCard);
}
