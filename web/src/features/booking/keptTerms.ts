import { readFragment } from '../../gql/fragment-masking.js';
import type { CancellationTermsProps } from '../checkout/CancellationTerms.js';
import { CancellationTerms_terms } from '../checkout/terms.js';
import type { BookingChoice } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';

/** The terms that would be in force, for the price that this client would pay. */
export function termsOfKept(
  kept: KeptTime,
  { service, packageToken }: BookingChoice,
  { defaultCurrency }: BookingPractice,
  zone: string,
): CancellationTermsProps {
  const terms = readFragment(CancellationTerms_terms, kept.cancellationTerms);
  const takesSession = service.package || packageToken !== undefined;
  // A late cancellation costs a session of the package, not a share of its price.
  const paidApart = takesSession ? kept.lines.filter(({ addOn }) => addOn) : kept.lines;
  return {
    text: terms.text,
    terms,
    freeUntil: kept.freeCancellationUntil,
    amountCents: paidApart.reduce((sum, { amountCents }) => sum + amountCents, 0),
    currency: defaultCurrency,
    takesSession,
    zone,
  };
}
