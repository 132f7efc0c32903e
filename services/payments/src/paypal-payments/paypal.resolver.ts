import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { ChargePayloadMapper } from '../charges/charge-payload.mapper.js';
import type {
  MutationCapturePaypalPaymentArgs,
  MutationCreatePaypalOrderArgs,
  MutationMethods,
} from '../generated/graphql.js';
import { PaypalCapturesService } from './paypal-captures.service.js';
import { ORDERS_PER_APPOINTMENT, PaypalOrdersService } from './paypal-orders.service.js';

@Resolver()
@Access('client', 'link', 'practice')
@RateLimit.inService(ORDERS_PER_APPOINTMENT, 'orders and captures by visit')
export class PaypalResolver implements Pick<MutationMethods, 'createPaypalOrder' | 'capturePaypalPayment'> {
  constructor(
    private readonly orders: PaypalOrdersService,
    private readonly captures: PaypalCapturesService,
    private readonly payloads: ChargePayloadMapper,
  ) {}

  @Mutation()
  async createPaypalOrder(@Args() args: MutationCreatePaypalOrderArgs, @CurrentActor() actor: Actor) {
    return { orderId: await this.orders.createOrder(actor, args) };
  }

  @Mutation()
  async capturePaypalPayment(@Args() args: MutationCapturePaypalPaymentArgs, @CurrentActor() actor: Actor) {
    return this.payloads.payloadOf(actor, await this.captures.capture(actor, args));
  }
}
