/** Few places are worth a word; many are not. */
const FEW = 5;

export interface Places {
  /** Null means unlimited. */
  capacity?: number | null | undefined;
  placesLeft?: number | null | undefined;
  atCapacity: boolean;
  registrationOpen: boolean;
}

/** `3 places left`, `Full`, or nothing to count. */
export function placesText({ capacity, placesLeft, atCapacity, registrationOpen }: Places): string {
  if (!registrationOpen) return '';
  if (atCapacity) return 'Full';
  if (capacity == null || placesLeft == null) return 'Unlimited places';
  if (placesLeft === 1) return 'Last place';
  return placesLeft <= FEW ? `Only ${placesLeft} places left` : `${placesLeft} places left`;
}
