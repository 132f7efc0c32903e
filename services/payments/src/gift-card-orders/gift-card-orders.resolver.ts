import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type {
  GiftCardBalance,
  GiftCardOrder,
  GiftCardOrderState,
  MutationMethods,
  MutationOrderGiftCardArgs,
  QueryGiftCardBalanceArgs,
  QueryGiftCardOrderArgs,
  QueryMethods,
} from '../generated/graphql.js';
import { giftCardLabel } from '../money/gift-card-code.js';
import { GiftCardBalancesService } from './gift-card-balances.service.js';
import { GiftCardOrderLedger, type OpenOrder } from './gift-card-order.ledger.js';
import { GiftCardOrdersService } from './gift-card-orders.service.js';

/** More gifts than anybody buys at once; several people may share an address. */
const ORDERS = { name: 'gift-card-order', points: 30, perSeconds: 3600 } as const;
/** Fewer than guessing a code needs. */
const LOOKUPS = { name: 'gift-card-balance', points: 20, perSeconds: 600 } as const;
const MAX_TOKEN_LENGTH = 200;

/** An answer before its practice, which catalog knows, is asked for. */
type WithPractice<T> = Omit<T, '__typename' | 'practice'> & { practice: { id: string } };
export type GiftCardOrderView = WithPractice<GiftCardOrder>;
export type GiftCardBalanceView = WithPractice<GiftCardBalance>;

@Resolver()
export class GiftCardOrdersResolver
  implements Pick<QueryMethods, 'giftCardBalance' | 'giftCardOrder'>, Pick<MutationMethods, 'orderGiftCard'>
{
  constructor(
    private readonly orders: GiftCardOrdersService,
    private readonly ledger: GiftCardOrderLedger,
    private readonly balances: GiftCardBalancesService,
  ) {}

  @Query()
  @Access('link')
  async giftCardOrder(@Args() { token }: QueryGiftCardOrderArgs): Promise<GiftCardOrderView | null> {
    const found = token.length > MAX_TOKEN_LENGTH ? null : await this.ledger.findByToken(token);
    return found && toOrder(found);
  }

  @Query()
  @Access('public')
  @RateLimit({ ...LOOKUPS, by: byAddress })
  async giftCardBalance(@Args() { code }: QueryGiftCardBalanceArgs): Promise<GiftCardBalanceView | null> {
    const found = await this.balances.find(code);
    if (!found) return null;
    const { card, balanceCents } = found;
    const { practiceId, amountCents, currency } = card;
    return { label: giftCardLabel(card.code), practice: { id: practiceId }, amountCents, balanceCents, currency };
  }

  @Mutation()
  @Access('public')
  @RateLimit({ ...ORDERS, by: byAddress })
  async orderGiftCard(@Args() { input }: MutationOrderGiftCardArgs) {
    return { order: toOrder(await this.orders.order(input)) };
  }
}

function toOrder({ order, appointment }: OpenOrder): GiftCardOrderView {
  const { id, practiceId, amountCents, currency, recipientName, recipientEmail, message } = order;
  const { buyerName, buyerEmail, sendOn } = order;
  return {
    ...{ id, token: appointment.instantActionToken, practice: { id: practiceId }, state: stateOf(order) },
    ...{ amountCents, currency, recipientName, recipientEmail, message, buyerName, buyerEmail, sendOn },
    sent: order.sentAt !== null,
  };
}

function stateOf({ paidAt, expiredAt }: OpenOrder['order']): GiftCardOrderState {
  if (paidAt) return 'paid';
  return expiredAt ? 'expired' : 'awaiting_payment';
}
