import { DomainError } from '@yarrow/kit/domain-error';

/** Times that one account may keep at one practice without having booked and paid them. */
const MAX_PER_ACCOUNT = 4;
/**
 * The same for all who come from one address: enough for a household, an office or a clinic's waiting room behind one
 * address, since a time that is booked or released no longer counts, and far too little to close a day.
 */
const MAX_PER_ADDRESS = 12;
/** Requests under one e-mail address that are neither paid nor answered, at one practice. */
const MAX_PER_EMAIL = 12;

/** What a visitor keeps at one practice now. */
export interface KeptTimes {
  readonly ofAccount: number;
  readonly fromAddress: number;
}

/** @throws DomainError `too_many_holds` */
export function requireRoomToKeep({ ofAccount, fromAddress }: KeptTimes): void {
  if (ofAccount >= MAX_PER_ACCOUNT) {
    throw new DomainError(
      'too_many_holds',
      `You are keeping ${ofAccount} times with this practitioner already. Please finish booking one of them, or wait: what is not booked is free again after a few minutes.`,
      'startsAt',
    );
  }
  if (fromAddress >= MAX_PER_ADDRESS) {
    throw new DomainError(
      'too_many_holds',
      'Many times with this practitioner are being kept from your network at this moment. Please try again in a few minutes.',
      'startsAt',
    );
  }
}

/** @throws DomainError `too_many_requests` */
export function requireRoomToAsk(openRequests: number): void {
  if (openRequests < MAX_PER_EMAIL) return;
  throw new DomainError(
    'too_many_requests',
    `${openRequests} bookings under this email address wait for a payment or an answer of this practitioner. Please wait for those first, or cancel one.`,
    'email',
  );
}
