import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { ChargePayloadMapper } from '../charges/charge-payload.mapper.js';
import type {
  MutationAddTipToAppointmentArgs,
  MutationChargeTipOnlyArgs,
  MutationMethods,
} from '../generated/graphql.js';
import { TIPS_PER_APPOINTMENT, TipsService } from './tips.service.js';

@Resolver()
@Access('client', 'link')
@RateLimit.inService(TIPS_PER_APPOINTMENT, 'tips by visit')
export class TipsResolver implements Pick<MutationMethods, 'addTipToAppointment' | 'chargeTipOnly'> {
  constructor(
    private readonly tips: TipsService,
    private readonly payloads: ChargePayloadMapper,
  ) {}

  @Mutation()
  async addTipToAppointment(
    @Args() { appointmentId, tipAmount, instantActionToken }: MutationAddTipToAppointmentArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.payloads.payloadOf(actor, await this.tips.add(actor, appointmentId, tipAmount, instantActionToken));
  }

  @Mutation()
  async chargeTipOnly(
    @Args() { appointmentId, instantActionToken, ...tip }: MutationChargeTipOnlyArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.payloads.payloadOf(actor, await this.tips.charge(actor, appointmentId, tip, instantActionToken));
  }
}
