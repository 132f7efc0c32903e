import { newSecretToken } from '@yarrow/kit/ids';
import type { AppointmentPlace } from './visit-parts.js';

/** Whether people meet there by video, so that a meeting can be made for it. */
export function isVideoPlace({ kind, virtualType }: Pick<AppointmentPlace, 'kind' | 'virtualType'>): boolean {
  return kind === 'virtual' && virtualType !== 'phone';
}

/**
 * A link of its own for a video call. It stays the same whatever becomes of the meeting behind it, so that mails and calendars
 * need no other.
 * @param meetingsAt where such links begin; null where no meetings are made
 * @param present the link that the visit has already
 */
export function meetingLinkFor(
  place: Pick<AppointmentPlace, 'kind' | 'virtualType'>,
  meetingsAt: string | null,
  present: string | null = null,
): string | null {
  return present || !meetingsAt || !isVideoPlace(place) ? present : `${meetingsAt}/${newSecretToken()}`;
}

/** The place as those who come read it: by video with the link of its own meeting, where there is one. */
export function reachedBy<P extends Pick<AppointmentPlace, 'kind' | 'virtualType' | 'virtualLink'>>(
  place: P,
  meetingLink: string | null,
): P {
  return meetingLink && isVideoPlace(place) ? { ...place, virtualLink: meetingLink } : place;
}

/** The secret part of a link. */
export function secretOf(meetingLink: string): string {
  return meetingLink.slice(meetingLink.lastIndexOf('/') + 1);
}
