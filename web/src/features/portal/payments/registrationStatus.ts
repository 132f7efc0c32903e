import type { BadgeProps } from '../../../ui/Badge.js';

type Tone = NonNullable<BadgeProps['tone']>;

/** Labels of a registration's payment (spec portal-operations §4). */
const LABELS: Readonly<Record<string, readonly [label: string, tone: Tone]>> = {
  free: ['Free Event', 'neutral'],
  paid: ['Paid', 'success'],
  upcoming: ['Upcoming', 'info'],
  unpaid: ['Payment Pending', 'warning'],
  failed: ['Payment Failed', 'danger'],
  none: ['No Payment Required', 'neutral'],
};
const PROCESSED = new Set(['unpaid', 'failed', 'none']);

export function registrationStatusLabel(status: string): readonly [label: string, tone: Tone] {
  return LABELS[status] ?? [status, 'neutral'];
}

/** Whether its payment can be processed, where a provider is connected. */
export function isProcessable({ paymentStatus, dueCents }: { paymentStatus: string; dueCents: number }): boolean {
  return dueCents > 0 && PROCESSED.has(paymentStatus);
}
