import { DomainError } from '@yarrow/kit/domain-error';

/** Places that one account may have started to take in one event without having paid them. */
const MAX_PER_ACCOUNT = 4;
/** The same for all who come from one address, as for kept times (`booking/hold-limits.policy.ts`). */
const MAX_PER_ADDRESS = 12;

/** Places in one event that a visitor has started to take: not paid for yet or, where nothing is to be paid, just taken. */
export interface StartedPlaces {
  readonly ofAccount: number;
  readonly fromAddress: number;
}

/** Half of the places, so that no single address can fill an event; a single place goes to the first request. */
export function maxPerAddress(capacity: number | null): number {
  return Math.min(MAX_PER_ADDRESS, Math.max(1, Math.ceil((capacity ?? Infinity) / 2)));
}

/** @throws DomainError `too_many_places` */
export function requireRoomToStart({ ofAccount, fromAddress }: StartedPlaces, capacity: number | null): void {
  if (ofAccount >= MAX_PER_ACCOUNT) {
    throw new DomainError(
      'too_many_places',
      `You are taking ${ofAccount} places in this event already. Please finish paying for one of them, or try again in a few minutes.`,
    );
  }
  if (fromAddress >= maxPerAddress(capacity)) {
    throw new DomainError(
      'too_many_places',
      'Many places in this event are being taken from your network at this moment. Please try again in a few minutes.',
    );
  }
}
