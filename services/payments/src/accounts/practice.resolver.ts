import { Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { PaypalForm, PracticeMethods } from '../generated/graphql.js';
import { PaymentFormsService } from './payment-forms.service.js';
import { PracticePaymentsLoader } from './practice-payments.loader.js';

/** A practice, which catalog owns. */
export interface PracticeReference {
  id: string;
}

@Resolver('Practice')
export class PracticeResolver implements Pick<
  PracticeMethods,
  | 'hasPaymentProvider'
  | 'hasPaypalAccount'
  | 'hasPaypalPaymentsEnabled'
  | 'hasVenmoPaymentsEnabled'
  | 'isStripeApproved'
  | 'paymentProvider'
  | 'paypalForm'
  | 'stripeAccountId'
> {
  constructor(
    private readonly money: PracticePaymentsLoader,
    private readonly forms: PaymentFormsService,
  ) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: PracticeReference): PracticeReference {
    return { id };
  }

  @ResolveField()
  async hasPaymentProvider(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext): Promise<boolean> {
    return (await this.money.findAccount(context, id))?.chargesEnabled ?? false;
  }

  @ResolveField()
  async paymentProvider(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<string | null> {
    return (await this.money.findAccount(context, id))?.provider ?? null;
  }

  @ResolveField()
  async isStripeApproved(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext): Promise<boolean> {
    return this.money.isStripeApproved(context, id);
  }

  @ResolveField()
  async stripeAccountId(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<string | null> {
    return this.money.findStripeAccountId(context, id);
  }

  @ResolveField()
  async hasPaypalAccount(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext): Promise<boolean> {
    return this.money.hasPaypalAccount(context, id);
  }

  @ResolveField()
  async hasPaypalPaymentsEnabled(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    return (await this.formOf(context, id))?.paypal ?? false;
  }

  @ResolveField()
  async hasVenmoPaymentsEnabled(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    return (await this.formOf(context, id))?.venmo ?? false;
  }

  @ResolveField()
  async paypalForm(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<PaypalForm | null> {
    return this.formOf(context, id);
  }

  private formOf(context: GraphqlContext, id: string): Promise<PaypalForm | null> {
    return loaderOf<string, PaypalForm | null>(context, PaymentFormsService, (ids) =>
      this.forms.listPaypalForms(ids),
    ).load(id);
  }
}
