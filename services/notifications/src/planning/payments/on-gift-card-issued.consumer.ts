import { Controller } from '@nestjs/common';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { GiftCardIssuedSchema, type GiftCardIssued } from '@yarrow/contracts/payments/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { SealedBox } from '@yarrow/kit/sealing';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner } from '../../deliveries/planner.js';
import { formatAmount } from '../money.js';
import { secretOf } from '../secret-of.js';

/** The code of a gift card, to whom it was given. */
@Controller()
export class OnGiftCardIssued {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly planner: Planner,
    private readonly box: SealedBox,
  ) {}

  @OnEvent(GiftCardIssuedSchema)
  async sendCode(card: GiftCardIssued, { tx, occurredAt }: EventContext): Promise<void> {
    if (!this.planner.isNews(occurredAt)) return;
    const practice = await this.copies.find(tx, PracticeSchema, card.practiceId);
    if (!practice) throw new NotYetError(`Practice ${card.practiceId} is not known yet`);
    const told = { sealed: card.sealedCode, clear: card.code };
    const code = await secretOf(this.box, GiftCardIssuedSchema, card.giftCardId, told);
    const amount = formatAmount(card.amountCents, card.currency);
    await this.planner.mail(
      tx,
      { kind: 'gift_card', subject: card.giftCardId, recipient: card.recipientEmail, sendAt: occurredAt.getTime() },
      {
        subject: `A gift card of ${amount} from ${practice.name}`,
        practice: practice.name,
        heading: card.recipientName ? `${card.recipientName}, this is for you` : 'This is for you',
        paragraphs: [
          ...(card.message ? [`“${card.message}”`] : []),
          `You have ${amount} to spend with ${practice.name}. Enter the code when you pay; what is left stays on the card.`,
        ],
        details: [
          { label: 'Code', value: code },
          { label: 'Worth', value: amount },
        ],
        action: { label: 'Book a visit', url: `${this.planner.publicUrl}/p/${practice.slug}/book` },
        closing: 'Whoever has the code can use it. Keep it like money.',
      },
    );
  }
}
