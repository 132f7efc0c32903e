import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { isPractice } from '../access/payments.policy.js';
import type { PracticeReference } from '../accounts/practice.resolver.js';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type {
  MutationMethods,
  MutationSendClientInvoiceMutationArgs,
  MutationUpdateInvoiceDetailsArgs,
  PracticeMethods,
} from '../generated/graphql.js';
import { NO_DETAILS } from '../records/invoices/invoice-details.entity.js';
import { INVOICES_PER_VISIT, InvoicesService } from './invoices.service.js';

@Resolver('Practice')
@Access('practice')
export class InvoicesResolver
  implements
    Pick<MutationMethods, 'sendClientInvoiceMutation' | 'updateInvoiceDetails'>,
    Pick<PracticeMethods, 'invoiceDetails'>
{
  constructor(
    private readonly invoices: InvoicesService,
    private readonly appointments: AppointmentsLoader,
  ) {}

  @Mutation()
  @RateLimit.inService(INVOICES_PER_VISIT, 'invoices by visit')
  async sendClientInvoiceMutation(@Args() args: MutationSendClientInvoiceMutationArgs, @CurrentActor() actor: Actor) {
    await this.invoices.send(actor, args);
    return { appointment: await this.appointments.get(actor, args.appointmentId) };
  }

  @Mutation()
  @RateLimit.none('A practice says who it is.')
  async updateInvoiceDetails(@Args() { input }: MutationUpdateInvoiceDetailsArgs, @CurrentActor() actor: Actor) {
    return { details: await this.invoices.updateDetails(actor, input) };
  }

  /** For the practice itself alone: it asks about itself only, so there is nothing to batch. */
  @ResolveField()
  async invoiceDetails(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    if (!isPractice(actor, id)) return null;
    return (await this.invoices.findDetails(id)) ?? NO_DETAILS;
  }
}
