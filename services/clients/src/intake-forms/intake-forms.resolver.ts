import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { Client } from '../directory/client.entity.js';
import type * as contract from '../generated/graphql.js';
import { INTAKE_MAILS } from './intake-forms.policy.js';
import { IntakeFormsService } from './intake-forms.service.js';
import type { IntakeProgress } from './intake-progress.js';
import { IntakeResponsesService, type FormBehindLink } from './intake-responses.service.js';

/** Guesses at links, and forms that are sent in. */
const READS = { name: 'intake-link', points: 120, perSeconds: 600 };
const WRITES = { name: 'intake-response', points: 30, perSeconds: 600 };

@Resolver('Client')
export class IntakeFormsResolver
  implements
    Pick<contract.QueryMethods, 'intakeForm'>,
    Pick<contract.MutationMethods, 'sendIntakeForm' | 'saveIntakeFormResponse'>,
    Pick<contract.ClientMethods, 'intakeFormSubmitted' | 'intakeLastSentAt'>
{
  constructor(
    private readonly forms: IntakeFormsService,
    private readonly responses: IntakeResponsesService,
  ) {}

  @Query('intakeForm')
  @Access('practice')
  async intakeForm(@Args() { clientId }: contract.QueryIntakeFormArgs, @CurrentActor() actor: Actor) {
    const answers = await this.forms.findAnswers(actor, clientId);
    if (!answers) return null;
    const { intakeForm, intakeLastSentAt } = answers;
    return {
      intakeForm: intakeForm && { ...intakeForm, time: intakeForm.time.toISOString() },
      intakeLastSentAt: intakeLastSentAt?.toISOString() ?? null,
    };
  }

  @Mutation('sendIntakeForm')
  @Access('practice')
  @RateLimit.inService(INTAKE_MAILS, 'forms sent, by contact')
  async sendIntakeForm(@Args() args: contract.MutationSendIntakeFormArgs, @CurrentActor() actor: Actor) {
    const { clientId, idempotencyKey } = args;
    return { client: await this.forms.send(actor, clientId, idempotencyKey) };
  }

  @Mutation('saveIntakeFormResponse')
  @Access('link')
  @RateLimit({ ...WRITES, by: byAddress })
  async saveIntakeFormResponse(@Args() args: contract.MutationSaveIntakeFormResponseArgs): Promise<void> {
    await this.responses.save(args.uniqueId, args.formData);
  }

  @ResolveField('intakeFormSubmitted')
  async intakeFormSubmitted(@Parent() client: Client, @Context() context: GraphqlContext) {
    return (await this.progress(client, context))?.submitted ?? false;
  }

  @ResolveField('intakeLastSentAt')
  async intakeLastSentAt(@Parent() client: Client, @Context() context: GraphqlContext) {
    return (await this.progress(client, context))?.lastSentAt.toISOString() ?? null;
  }

  private progress({ id }: Client, context: GraphqlContext): Promise<IntakeProgress | null> {
    return loaderOf(context, IntakeFormsResolver, async (ids: readonly string[]) => {
      const progress = await this.forms.listProgress(context.actor, ids);
      const byClient = new Map(progress.map((entry) => [entry.clientId, entry]));
      return ids.map((clientId) => byClient.get(clientId) ?? null);
    }).load(id);
  }
}

@Resolver('IntakeFormPage')
export class IntakeFormPageResolver
  implements Pick<contract.QueryMethods, 'intakeFormByLink'>, Pick<contract.IntakeFormPageMethods, 'practice'>
{
  constructor(private readonly responses: IntakeResponsesService) {}

  @Query('intakeFormByLink')
  @Access('link')
  @RateLimit({ ...READS, by: byAddress })
  async intakeFormByLink(@Args() { uniqueId }: contract.QueryIntakeFormByLinkArgs) {
    return this.responses.findByLink(uniqueId);
  }

  @ResolveField('practice')
  practice(@Parent() { practiceId }: FormBehindLink) {
    return { id: practiceId };
  }
}
