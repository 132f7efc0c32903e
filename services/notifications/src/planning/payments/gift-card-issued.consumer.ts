import { Controller } from '@nestjs/common';
import { GiftCardIssuedSchema, type GiftCardIssued } from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { MessageCipher } from '../../deliveries/message.cipher.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { quoted } from '../../templates/inert-text.js';
import { formatAmount } from '../money.js';
import { requireKnown } from '../require-known.js';

/** Sends the code of a gift card to its recipient. */
@Controller()
export class GiftCardIssuedConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
    private readonly cipher: MessageCipher,
  ) {}

  @OnEvent(GiftCardIssuedSchema)
  async onGiftCardIssued(card: GiftCardIssued, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const practice = requireKnown(await this.people.findPractice(tx, card.practiceId), `Practice ${card.practiceId}`);
    const secret = { sealed: card.sealedCode, clear: card.code };
    const code = await this.cipher.openSecret(GiftCardIssuedSchema, card.giftCardId, secret);
    const amount = formatAmount(card.amountCents, card.currency);
    await this.deliveries.planMail(
      tx,
      {
        ...{ kind: 'gift_card', topic: card.giftCardId, onBehalfOf: card.practiceId },
        ...{ recipient: card.recipientEmail, sendAt: occurredAt.getTime() },
      },
      {
        subject: `A ${amount} gift card from ${practice.name}`,
        practice: practice.name,
        heading: card.recipientName ? `${card.recipientName}, this is for you` : 'This is for you',
        paragraphs: [
          ...quoted(card.message),
          `You have ${amount} to spend with ${practice.name}. Enter the code when you pay. Any balance stays on the card.`,
        ],
        details: [
          { label: 'Code', value: code },
          { label: 'Worth', value: amount },
        ],
        action: { label: 'Book a visit', url: `${this.deliveries.publicUrl}/p/${practice.slug}/book` },
        closing: 'Anyone with the code can use it, so keep it safe like cash.',
      },
    );
  }
}
