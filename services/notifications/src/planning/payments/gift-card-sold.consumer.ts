import { Controller } from '@nestjs/common';
import { GiftCardSoldSchema, type GiftCardSold } from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { formatDate } from '@yarrow/time/format';
import { startOfDay } from '@yarrow/time/wall-time';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { formatAmount } from '../money.js';
import { requireKnown } from '../require-known.js';

/** Sends the buyer of a gift card a receipt, and notifies the practice of the sale. */
@Controller()
export class GiftCardSoldConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(GiftCardSoldSchema)
  async onGiftCardSold(sold: GiftCardSold, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const { orderId: topic, practiceId, recipientName } = sold;
    const practice = requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
    const amount = formatAmount(sold.amountCents, sold.currency);
    const sendAt = occurredAt.getTime();
    const about = {
      practice: practice.name,
      details: [
        { label: 'For', value: recipientName },
        { label: 'Amount', value: amount },
        { label: 'Sent', value: dayOf(sold) },
      ],
    };
    const receipt = { kind: 'gift_card_sold', topic, onBehalfOf: practiceId, recipient: sold.buyerEmail, sendAt };
    await this.deliveries.planMail(tx, receipt, {
      ...about,
      subject: `Your receipt: a ${amount} gift card from ${practice.name}`,
      heading: 'Thank you for your order',
      paragraphs: [`We have received your payment of ${amount}. ${recipientName} gets the code by email.`],
      action: { label: `See ${practice.name}`, url: `${this.deliveries.publicUrl}/p/${practice.slug}` },
    });
    const notice = { kind: 'gift_card_sold_practice', topic, recipient: practice.email, sendAt };
    await this.deliveries.planMail(tx, notice, {
      ...about,
      details: [{ label: 'From', value: sold.buyerName }, ...about.details],
      subject: `You sold a ${amount} gift card`,
      heading: 'You sold a gift card',
      paragraphs: ['It was bought and paid online. You see what is left on it among your gift cards.'],
      action: {
        label: 'See gift cards',
        url: `${this.deliveries.publicUrl}/portal/gift_card_templates#activity`,
      },
    });
  }
}

/** The day needs no zone: it is that of the practice already. */
function dayOf({ sendOn }: GiftCardSold): string {
  return sendOn ? formatDate(startOfDay(sendOn, 'UTC'), 'UTC') : 'At once';
}
