import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { ChargePayloadMapper } from '../charges/charge-payload.mapper.js';
import type {
  ChargeCardPayload,
  CreatePaypalOrderPayload,
  MutationCapturePaypalPaymentArgs,
  MutationCreatePaypalOrderArgs,
} from '../generated/graphql.js';
import { PaypalService } from './paypal.service.js';

@Resolver()
@Access('client', 'link', 'practice')
export class PaypalResolver {
  constructor(
    private readonly paypal: PaypalService,
    private readonly payloads: ChargePayloadMapper,
  ) {}

  @Mutation()
  async createPaypalOrder(
    @Args() args: MutationCreatePaypalOrderArgs,
    @CurrentActor() actor: Actor,
  ): Promise<CreatePaypalOrderPayload> {
    return mutationResult(async () => ({ orderId: await this.paypal.createOrder(actor, args) }));
  }

  @Mutation()
  async capturePaypalPayment(
    @Args() args: MutationCapturePaypalPaymentArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payloads.payloadOf(actor, () => this.paypal.capture(actor, args));
  }
}
