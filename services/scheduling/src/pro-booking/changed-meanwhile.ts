import { DomainError } from '@yarrow/kit/domain-error';
import type { Appointment } from '../visits/appointment.entity.js';
import { aspectsSince } from '../visits/visit-changes.js';
import type { ChangedAspect } from '../visits/visit-parts.js';

const NAMES: Record<ChangedAspect, string> = {
  time: 'its time',
  place: 'its place',
  services: 'its services or their prices',
  note: 'the message to the client',
  state: 'its state',
};

/** The visit was changed by another user or in another tab since the form was shown. */
export class ChangedMeanwhile extends DomainError {
  readonly aspects: readonly ChangedAspect[];

  constructor(
    readonly appointment: Appointment,
    seenVersion: number,
  ) {
    const aspects = aspectsSince(appointment, seenVersion);
    const what = new Intl.ListFormat('en').format(aspects.map((aspect) => NAMES[aspect]));
    const named = what && ` (${what})`;
    super(
      'changed_meanwhile',
      `This appointment was changed meanwhile${named}. Please look at it again.`,
      'expectedVersion',
    );
    this.aspects = aspects;
  }
}
