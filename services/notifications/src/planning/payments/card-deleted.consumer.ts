import { Controller } from '@nestjs/common';
import { type CardDeleted, CardDeletedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** Notifies a client whose card the practice has deleted; who deletes their own knows. */
@Controller()
export class CardDeletedConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(CardDeletedSchema)
  async onCardDeleted(event: CardDeleted, { tx, occurredAt }: EventContext): Promise<void> {
    if (event.deletedBy !== 'practice' || this.deliveries.isStale(occurredAt)) return;
    const practice = requireKnown(await this.people.findPractice(tx, event.practiceId), `Practice ${event.practiceId}`);
    const client = await this.people.findClient(tx, event.clientId);
    const recipient = client && !client.deleted ? client.email : '';
    const card = `${event.cardBrand.replace(/^./, (first) => first.toUpperCase())} ending in ${event.cardLast4}`;
    await this.deliveries.planMail(
      tx,
      {
        ...{ kind: 'card_deleted', topic: event.cardId, onBehalfOf: event.practiceId },
        ...{ recipient, sendAt: occurredAt.getTime() },
      },
      {
        subject: `${practice.name} has deleted your card`,
        practice: practice.name,
        heading: 'Your card is deleted',
        paragraphs: [
          `${practice.name} has deleted your saved card. It won't be charged again.`,
          'You may be asked for another card for unpaid appointments.',
        ],
        details: [{ label: 'Card', value: card }],
        action: { label: 'Your bookings', url: `${this.deliveries.publicUrl}/bookings` },
      },
    );
  }
}
