import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { OpenedLinks } from '@yarrow/kit/sessions/opened-links';
import type { SchedulingConfig } from '../config.js';
import type * as contract from '../generated/graphql.js';
import { type AppointmentKey, AppointmentListsService, VISIT_MISSES } from './appointment-lists.service.js';
import type { Appointment } from './appointment.entity.js';
import { type AppointmentView, appointmentView, noteOf } from './appointment.view.js';
import { isPracticeOf } from './appointments.policy.js';
import { AppointmentsService } from './appointments.service.js';

@Resolver('Appointment')
export class AppointmentsResolver
  implements
    Pick<
      contract.QueryMethods,
      | 'tokenAppointment'
      | 'userAppointment'
      | 'upcomingAppointments'
      | 'pastAppointments'
      | 'expiredAppointments'
      | 'appointmentNote'
    >,
    Pick<
      contract.MutationMethods,
      'acceptAppointment' | 'declineAppointment' | 'cancelAppointment' | 'clientCancel' | 'cancelAppointmentNoUser'
    >
{
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly lists: AppointmentListsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  @Query('tokenAppointment')
  @Access('link', 'practice')
  @RateLimit.inService(VISIT_MISSES, 'tokens that open nothing, by address')
  async tokenAppointment(
    @Args() { instantActionToken: token }: contract.QueryTokenAppointmentArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const found = await this.lists.findByToken(actor, token);
    if (found?.holderOf(token) === 'client' && !isPracticeOf(actor, found)) {
      OpenedLinks.of(context, this.config.PUBLIC_URL, 'visits').remember(token);
    }
    return this.view(found, actor);
  }

  @Query('userAppointment')
  @Access('client')
  async userAppointment(@Args() { id }: contract.QueryUserAppointmentArgs, @CurrentActor() actor: Actor) {
    return this.view(await this.lists.findOwn(actor, id), actor);
  }

  @Query('upcomingAppointments')
  @Access('client')
  async upcomingAppointments(@Args() person: contract.QueryUpcomingAppointmentsArgs, @CurrentActor() actor: Actor) {
    return this.views(await this.lists.listUpcoming(actor, person, this.clock.now()), actor);
  }

  @Query('pastAppointments')
  @Access('client')
  async pastAppointments(@Args() person: contract.QueryPastAppointmentsArgs, @CurrentActor() actor: Actor) {
    return this.views(await this.lists.listPast(actor, person, this.clock.now()), actor);
  }

  @Query('expiredAppointments')
  @Access('client')
  async expiredAppointments(@CurrentActor() actor: Actor) {
    return this.views(await this.lists.listExpired(actor, this.clock.now()), actor);
  }

  @Query('appointmentNote')
  @Access('practice')
  async appointmentNote(@Args() { id }: contract.QueryAppointmentNoteArgs, @CurrentActor() actor: Actor) {
    const found = await this.lists.findOfPractice(actor, id);
    return found && noteOf(found);
  }

  @Mutation('acceptAppointment')
  @Access('practice')
  @RateLimit.none('A practice changes its own.')
  acceptAppointment(@Args() { appointmentId }: contract.MutationAcceptAppointmentArgs, @CurrentActor() actor: Actor) {
    return this.change(actor, (now) => this.appointments.accept(actor, appointmentId, now));
  }

  @Mutation('declineAppointment')
  @Access('practice')
  @RateLimit.none('A practice changes its own.')
  declineAppointment(@Args() { appointmentId }: contract.MutationDeclineAppointmentArgs, @CurrentActor() actor: Actor) {
    return this.change(actor, (now) => this.appointments.decline(actor, appointmentId, now));
  }

  @Mutation('cancelAppointment')
  @Access('practice')
  @RateLimit.none('A practice changes its own.')
  async cancelAppointment(@Args() args: contract.MutationCancelAppointmentArgs, @CurrentActor() actor: Actor) {
    const { appointment } = await this.change(actor, (now) =>
      this.appointments.cancelAsPro(actor, args.appointmentId, args.practitionerNote, now),
    );
    return { appointment, cancelledAppointmentIds: [appointment.id] };
  }

  @Mutation('clientCancel')
  @Access('client')
  @RateLimit.none('A client cancels their own visits.')
  clientCancel(@Args() args: contract.MutationClientCancelArgs, @CurrentActor() actor: Actor) {
    const { appointmentId, acceptedFeeCents } = args;
    return this.change(actor, (now) => this.appointments.cancelAsClient(actor, appointmentId, acceptedFeeCents, now));
  }

  @Mutation('cancelAppointmentNoUser')
  @Access('client', 'link')
  @RateLimit({ ...VISIT_MISSES, by: byAddress })
  cancelAppointmentNoUser(@Args() args: contract.MutationCancelAppointmentNoUserArgs, @CurrentActor() actor: Actor) {
    const { appointmentId, instantActionToken: token, acceptedFeeCents } = args;
    return this.change(actor, (now) =>
      this.appointments.cancelByLink(actor, appointmentId, { token, acceptedFeeCents }, now),
    );
  }

  /** The token in the key is the right to see it. */
  @ResolveReference()
  @Access('gateway')
  async resolveReference(key: AppointmentKey, context: GraphqlContext) {
    const load = (keys: readonly AppointmentKey[]) => this.lists.listByKeys(context.actor, keys);
    return this.view(await loaderOf(context, AppointmentsResolver, load).load(key), context.actor);
  }

  private async change(actor: Actor, work: (now: Date) => Promise<Appointment>) {
    const now = this.clock.now();
    return { appointment: appointmentView(await work(now), actor, now) };
  }

  private view(appointment: Appointment | null, actor: Actor): AppointmentView | null {
    return appointment && appointmentView(appointment, actor, this.clock.now());
  }

  private views(appointments: Appointment[], actor: Actor): AppointmentView[] {
    const now = this.clock.now();
    return appointments.map((appointment) => appointmentView(appointment, actor, now));
  }
}
