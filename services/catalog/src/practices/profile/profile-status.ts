import type { Practice } from '../practice.entity.js';

/** Word for word as the specification has them (portal-configuration §4). */
export type ProfileStatusName = 'Incomplete - Not Published' | 'Not Published' | 'Complete' | 'Verified';

export interface ProfileStep {
  name: string;
  completed: boolean;
  /** Path of the portal's page where it is done. */
  link: string;
}

/** How many of each a practice has. */
export interface ProfileCounts {
  /** Those where clients can come now. */
  locations: number;
  /** Services and packages: an add-on cannot be booked alone. */
  services: number;
  skills: number;
  approvedCredentials: number;
}

export type DescribedPractice = Pick<Practice, 'photoUrl' | 'title' | 'headline' | 'about'>;

/** What a profile needs before it is published (spec portal-configuration §3, §4). */
export function completionSteps(practice: DescribedPractice, counts: ProfileCounts): ProfileStep[] {
  const { photoUrl, title, headline, about } = practice;
  return [
    step('Profile photo', Boolean(photoUrl), '/portal/profile'),
    step('Title and headline', Boolean(title && headline), '/portal/profile'),
    step('About you', Boolean(about), '/portal/profile'),
    step('Location', counts.locations > 0, '/portal/profile/locations'),
    step('Service', counts.services > 0, '/portal/services'),
    step('Keyword', counts.skills > 0, '/portal/profile/endorsements'),
  ];
}

/**
 * Steps to a verified profile. The second is the proof of identity (spec §4): Stripe has verified a document, or a card
 * provider has enabled charges, which requires a verified identity.
 */
export function verificationSteps(
  { hasCardProvider, identityVerified }: Pick<Practice, 'hasCardProvider' | 'identityVerified'>,
  { approvedCredentials }: ProfileCounts,
): ProfileStep[] {
  return [
    step('Approved credential', approvedCredentials > 0, '/portal/profile/credentials'),
    step('Verified identity', hasCardProvider || identityVerified, '/portal/settings/banking'),
  ];
}

/** A practice is verified only if its profile is public and complete. */
export function statusOf(
  { published }: Pick<Practice, 'published'>,
  completion: readonly ProfileStep[],
  verification: readonly ProfileStep[],
): ProfileStatusName {
  const complete = isDone(completion);
  if (!published) return complete ? 'Not Published' : 'Incomplete - Not Published';
  return complete && isDone(verification) ? 'Verified' : 'Complete';
}

export const isDone = (steps: readonly ProfileStep[]): boolean => steps.every(({ completed }) => completed);

const step = (name: string, completed: boolean, link: string): ProfileStep => ({ name, completed, link });
