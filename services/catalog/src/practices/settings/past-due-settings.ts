import { DomainError } from '@yarrow/kit/domain-error';

/** At once, or so many minutes after the payment became past due (spec readings). */
export const PAST_DUE_CHOICES = [0, 60, 120, 240, 1440, 2880];

/** How clients are notified of a payment that is past due. */
export interface PastDueSettings {
  pastDueEmailEnabled: boolean;
  pastDueTextEnabled: boolean;
  pastDueEmailMinutes: number;
  pastDueTextMinutes: number;
}

/** The settings form; what is absent stays. */
export interface PastDueForm {
  paymentPastDueEmailEnabled?: boolean | null;
  paymentPastDueTextEnabled?: boolean | null;
  paymentPastDueEmailMinutes?: number | null;
  paymentPastDueTextMinutes?: number | null;
}

/** @throws DomainError `invalid_choice` naming the field */
export function changePastDueSettings(now: PastDueSettings, form: PastDueForm): PastDueSettings {
  return {
    pastDueEmailEnabled: form.paymentPastDueEmailEnabled ?? now.pastDueEmailEnabled,
    pastDueTextEnabled: form.paymentPastDueTextEnabled ?? now.pastDueTextEnabled,
    pastDueEmailMinutes: minutesOf(form, 'paymentPastDueEmailMinutes') ?? now.pastDueEmailMinutes,
    pastDueTextMinutes: minutesOf(form, 'paymentPastDueTextMinutes') ?? now.pastDueTextMinutes,
  };
}

function minutesOf(
  form: PastDueForm,
  field: 'paymentPastDueEmailMinutes' | 'paymentPastDueTextMinutes',
): number | null | undefined {
  const minutes = form[field];
  if (minutes == null || PAST_DUE_CHOICES.includes(minutes)) return minutes;
  throw new DomainError('invalid_choice', `Please choose one of ${PAST_DUE_CHOICES.join(', ')} minutes.`, field);
}
