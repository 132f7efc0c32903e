import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { byAddress, byArgument, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { OpenedLinks } from '@yarrow/kit/sessions/opened-links';
import type { SchedulingConfig } from '../config.js';
import type * as contract from '../generated/graphql.js';
import { type AppointmentKey, AppointmentListsService, VISIT_MISSES } from './appointment-lists.service.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentView, noteOf } from '../visits/appointment.view.js';
import { isPracticeOf } from '../visits/appointments.policy.js';
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
      | 'pastAppointmentsCount'
      | 'expiredAppointments'
      | 'appointmentNote'
    >,
    Pick<
      contract.MutationMethods,
      | 'acceptAppointment'
      | 'declineAppointment'
      | 'markAppointmentNoShow'
      | 'undoAppointmentNoShow'
      | 'resendProAppointmentConfirmation'
      | 'clientCancel'
      | 'cancelAppointmentNoUser'
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
  async pastAppointments(@Args() asked: contract.QueryPastAppointmentsArgs, @CurrentActor() actor: Actor) {
    return this.views(await this.lists.listPast(actor, asked, this.clock.now(), asked), actor);
  }

  @Query('pastAppointmentsCount')
  @Access('client')
  async pastAppointmentsCount(@Args() person: contract.QueryPastAppointmentsCountArgs, @CurrentActor() actor: Actor) {
    return this.lists.countPast(actor, person, this.clock.now());
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
  acceptAppointment(@Args() { appointmentId }: contract.MutationAcceptAppointmentArgs, @CurrentActor() actor: Actor) {
    return this.change(actor, (now) => this.appointments.accept(actor, appointmentId, now));
  }

  @Mutation('declineAppointment')
  @Access('practice')
  declineAppointment(@Args() { appointmentId }: contract.MutationDeclineAppointmentArgs, @CurrentActor() actor: Actor) {
    return this.change(actor, (now) => this.appointments.decline(actor, appointmentId, now));
  }

  @Mutation('resendProAppointmentConfirmation')
  @Access('practice')
  @RateLimit({ name: 'resend-confirmation', points: 5, perSeconds: 600, by: byArgument('appointmentId') })
  resendProAppointmentConfirmation(
    @Args() { appointmentId, sendTo }: contract.MutationResendProAppointmentConfirmationArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.change(actor, () => this.appointments.resendConfirmation(actor, appointmentId, sendTo));
  }

  @Mutation('markAppointmentNoShow')
  @Access('practice')
  markAppointmentNoShow(@Args() { input }: contract.MutationMarkAppointmentNoShowArgs, @CurrentActor() actor: Actor) {
    const { appointmentId, waiveFee } = input;
    return this.change(actor, (now) => this.appointments.markNoShow(actor, appointmentId, waiveFee ?? false, now));
  }

  @Mutation('undoAppointmentNoShow')
  @Access('practice')
  undoAppointmentNoShow(@Args() { input }: contract.MutationUndoAppointmentNoShowArgs, @CurrentActor() actor: Actor) {
    return this.change(actor, () => this.appointments.undoNoShow(actor, input.appointmentId));
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
    return { appointment: new AppointmentView(await work(now), actor, now) };
  }

  private view(appointment: Appointment | null, actor: Actor): AppointmentView | null {
    return appointment && new AppointmentView(appointment, actor, this.clock.now());
  }

  private views(appointments: Appointment[], actor: Actor): AppointmentView[] {
    const now = this.clock.now();
    return appointments.map((appointment) => new AppointmentView(appointment, actor, now));
  }
}
