import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { ChargePayloads } from '../charges/charge-payloads.js';
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
    private readonly payloads: ChargePayloads,
  ) {}

  @Mutation()
  async addTipToAppointment(
    @Args() { appointmentId, tipAmount, instantActionToken }: MutationAddTipToAppointmentArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payloads.of(actor, () => this.tips.add(actor, appointmentId, tipAmount, instantActionToken));
  }

  @Mutation()
  async chargeTipOnly(
    @Args() { appointmentId, instantActionToken, ...tip }: MutationChargeTipOnlyArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payloads.of(actor, () => this.tips.charge(actor, appointmentId, tip, instantActionToken));
  }
}
