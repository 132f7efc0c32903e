import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { CalendarLinksService } from '../calendar-files/calendar-links.service.js';
import { ContactsService } from '../client-projection/contacts.service.js';
import { type PackageView, PackageViewsService } from '../packages/package-views.service.js';
import type { AppointmentView } from '../visits/appointment.view.js';

const KEYS = { accounts: {}, forClient: {}, forPractice: {}, links: {}, outcomes: {} };

/** What an appointment shows of other tables: one query each for all appointments of a request. */
@Resolver('Appointment')
export class AppointmentExtrasResolver implements Omit<contract.AppointmentMethods, 'series'> {
  constructor(
    private readonly packages: PackageViewsService,
    private readonly links: CalendarLinksService,
    private readonly contacts: ContactsService,
  ) {}

  /** A practice sees the account of its contact; a logged-in user sees only whether the visit is their own. */
  @ResolveField('user')
  async user(
    @Parent() { attendee, practiceLooks }: AppointmentView,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    if (!practiceLooks && !actor.userId) return null;
    if (!practiceLooks && attendee.userId === actor.userId) return { id: actor.userId };
    const load = (clientIds: readonly string[]) => this.contacts.listAccounts(clientIds);
    const id = await loaderOf(context, KEYS.accounts, load).load(attendee.clientId);
    return id && (practiceLooks || id === actor.userId) ? { id } : null;
  }

  @ResolveField('package')
  package(@Parent() { packageId, practiceLooks }: AppointmentView, @Context() context: GraphqlContext) {
    if (!packageId) return null;
    const load = async (ids: readonly string[]): Promise<(PackageView | null)[]> => {
      const found = await this.packages.listOfVisits(ids, !practiceLooks);
      return ids.map((id) => found.get(id) ?? null);
    };
    return loaderOf(context, practiceLooks ? KEYS.forPractice : KEYS.forClient, load).load(packageId);
  }

  @ResolveField('cancellationPackageOutcome')
  async cancellationPackageOutcome(@Parent() appointment: AppointmentView, @Context() context: GraphqlContext) {
    const { packageId, mayEndPackage, practiceLooks, cancellationLosesSession } = appointment;
    if (!mayEndPackage) return null;
    // What its practice cancels costs the client nothing.
    if (cancellationLosesSession && !practiceLooks) return 'kept';
    if (!packageId) return 'ends';
    const load = (ids: readonly string[]) => this.packages.listOutcomesOfCancelling(ids);
    return loaderOf(context, KEYS.outcomes, load).load(packageId);
  }

  @ResolveField('calendarLinks')
  calendarLinks(@Parent() appointment: AppointmentView, @Context() context: GraphqlContext) {
    const load = (appointments: readonly AppointmentView[]) => this.links.listOf(appointments);
    return loaderOf(context, KEYS.links, load).load(appointment);
  }
}
