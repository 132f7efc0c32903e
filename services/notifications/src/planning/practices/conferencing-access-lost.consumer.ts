import { Controller } from '@nestjs/common';
import { ConferencingAccessLostSchema, type ConferencingAccessLost } from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** Notifies the practitioner that the video conferencing account has to be reconnected. */
@Controller()
export class ConferencingAccessLostConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(ConferencingAccessLostSchema)
  async onConferencingAccessLost(event: ConferencingAccessLost, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const { practiceId } = event;
    const practice = requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
    const sendAt = occurredAt.getTime();
    const topic = `${practiceId}:${sendAt}`;
    const plan = { kind: 'conferencing_access_lost', topic, recipient: practice.email, sendAt };
    await this.deliveries.planMail(tx, plan, {
      practice: practice.name,
      subject: 'Please reconnect Zoom',
      heading: 'Yarrow lost access to your Zoom account',
      paragraphs: [
        'Virtual visits that are booked now have no Zoom meeting until you connect the account again. Meetings that are there already stay, and so do the links to them.',
      ],
      details: [],
      action: { label: 'Reconnect Zoom', url: `${this.deliveries.publicUrl}/portal/settings/conferencing` },
    });
  }
}
