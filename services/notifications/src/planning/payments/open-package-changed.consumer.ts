import { Controller } from '@nestjs/common';
import {
  OpenPackageChangedSchema,
  type OpenPackage,
  type OpenPackageChanged,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import type { MailText } from '../../deliveries/planned-message.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** Notifies clients of how many sessions of a package are used and left, whenever that changes after the purchase. */
@Controller()
export class OpenPackageChangedConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(OpenPackageChangedSchema)
  async onOpenPackageChanged({ package: now }: OpenPackageChanged, { tx, occurredAt }: EventContext): Promise<void> {
    if (!now) throw new Error('OpenPackageChanged without package');
    const before = await this.bookings.savePackage(tx, now);
    // The mail of the purchase mentions the first session.
    if (!before || before.version >= now.version) return;
    if (before.sessionsUsed === now.sessionsUsed && before.ended === now.ended) return;
    if (this.deliveries.isStale(occurredAt)) return;
    const practice = requireKnown(await this.people.findPractice(tx, now.practiceId), `Practice ${now.practiceId}`);
    const client = requireKnown(await this.people.findClient(tx, now.clientId), `Client ${now.clientId}`);
    const plan = {
      kind: 'package_balance',
      topic: `${now.packageId} ${now.version}`,
      onBehalfOf: now.practiceId,
      recipient: client.email,
      sendAt: occurredAt.getTime(),
    };
    const url = `${this.deliveries.publicUrl}/p/${practice.slug}/book`;
    const text = now.ended
      ? ended(now, practice.name, url)
      : balance(now, now.sessionsUsed < before.sessionsUsed, practice.name, url);
    await this.deliveries.planMail(tx, plan, text);
  }
}

function ended({ name }: OpenPackage, practice: string, bookUrl: string): MailText {
  return {
    subject: `${name}: your package has ended`,
    practice,
    heading: 'Your package has ended',
    paragraphs: [
      `Your package with ${practice} was returned, so no more sessions can be booked. Your booked visits stay as they are.`,
    ],
    details: [{ label: 'Package', value: name }],
    action: { label: 'Book again', url: bookUrl },
  };
}

function balance(
  { name, numberOfSessions, sessionsUsed }: OpenPackage,
  givenBack: boolean,
  practice: string,
  bookUrl: string,
): MailText {
  const left = numberOfSessions - sessionsUsed;
  const rest = left === 1 ? 'One session is left' : left > 0 ? `${left} sessions are left` : 'No sessions are left';
  return {
    subject: `${name}: ${rest.toLowerCase()}`,
    practice,
    heading: givenBack ? 'You got a session back' : 'A session was used',
    paragraphs: [`${rest} of your package with ${practice}.`],
    details: [
      { label: 'Package', value: name },
      { label: 'Used', value: `${sessionsUsed} of ${numberOfSessions}` },
      { label: 'Left', value: String(left) },
    ],
    action: { label: left > 0 ? 'Book the next visit' : 'Book again', url: bookUrl },
  };
}
