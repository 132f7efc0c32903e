import { DomainError } from '@yarrow/kit/domain-error';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';

/** @throws DomainError `feature_disabled` where the practice has no series (spec portal operations §1) */
export function requireSeries({ practice }: PracticeCatalog): void {
  if (practice.recurringBookingsEnabled ?? true) return;
  throw new DomainError('feature_disabled', 'Recurring appointments are not switched on for your practice.');
}
