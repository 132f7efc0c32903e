import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { ChargePayloadMapper } from '../charges/charge-payload.mapper.js';
import type {
  ChargeCardPayload,
  MutationAddTipToAppointmentArgs,
  MutationChargeTipOnlyArgs,
} from '../generated/graphql.js';
import { TipsService } from './tips.service.js';

@Resolver()
@Access('client', 'link')
export class TipsResolver {
  constructor(
    private readonly tips: TipsService,
    private readonly payloads: ChargePayloadMapper,
  ) {}

  @Mutation()
  async addTipToAppointment(
    @Args() { appointmentId, tipAmount, instantActionToken }: MutationAddTipToAppointmentArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payloads.payloadOf(actor, () => this.tips.add(actor, appointmentId, tipAmount, instantActionToken));
  }

  @Mutation()
  async chargeTipOnly(
    @Args() { appointmentId, instantActionToken, ...tip }: MutationChargeTipOnlyArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payloads.payloadOf(actor, () => this.tips.charge(actor, appointmentId, tip, instantActionToken));
  }
}
