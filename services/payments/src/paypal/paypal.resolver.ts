import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { ChargePayloadMapper } from '../charges/charge-payload.mapper.js';
import type {
  ChargeCardPayload,
  CreatePaypalOrderPayload,
  MutationCapturePaypalPaymentArgs,
  MutationCreatePaypalOrderArgs,
} from '../generated/graphql.js';
import { ORDERS_PER_APPOINTMENT, PaypalService } from './paypal.service.js';

@Resolver()
@Access('client', 'link', 'practice')
@RateLimit.inService(ORDERS_PER_APPOINTMENT, 'orders and captures by visit')
export class PaypalResolver {
  constructor(
    private readonly paypal: PaypalService,
    private readonly payloads: ChargePayloadMapper,
  ) {}

  @Mutation()
  async createPaypalOrder(
    @Args() args: MutationCreatePaypalOrderArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Pick<CreatePaypalOrderPayload, 'orderId'>> {
    return { orderId: await this.paypal.createOrder(actor, args) };
  }

  @Mutation()
  async capturePaypalPayment(
    @Args() args: MutationCapturePaypalPaymentArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payloads.payloadOf(actor, await this.paypal.capture(actor, args));
  }
}
