import type { VideoReviewStatus } from '../../../gql/graphql.js';
import type { BadgeProps } from '../../../ui/Badge.js';

interface Label {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** Spec portal-configuration §4. */
export const VIDEO_STATUSES: Readonly<Record<VideoReviewStatus, Label>> = {
  pending: { label: 'Waiting for processing', tone: 'neutral' },
  uploading: { label: 'Uploading to S3', tone: 'info' },
  processing: { label: 'In MediaConvert', tone: 'info' },
  completed: { label: 'Ready for review', tone: 'warning' },
  approved: { label: 'Approved and visible', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  failed: { label: 'Processing error', tone: 'danger' },
};

export type LinkState = 'disabled' | 'expired' | 'expiring' | 'active';

export const LINK_STATES: Readonly<Record<LinkState, Label>> = {
  disabled: { label: 'Disabled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'danger' },
  expiring: { label: 'Expiring soon', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
};

const EXPIRING_MS = 24 * 3_600_000;

interface Link {
  uploadEnabled: boolean;
  uploadExpiresAt: string;
}

export function linkStateOf({ uploadEnabled, uploadExpiresAt }: Link, nowMs: number): LinkState {
  const left = Date.parse(uploadExpiresAt) - nowMs;
  if (!uploadEnabled) return 'disabled';
  if (left <= 0) return 'expired';
  return left <= EXPIRING_MS ? 'expiring' : 'active';
}
