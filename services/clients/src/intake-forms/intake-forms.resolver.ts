import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { Client } from '../directory/client.entity.js';
import type * as contract from '../generated/graphql.js';
import { IntakeFormsService } from './intake-forms.service.js';
import type { IntakeProgress } from './intake-progress.js';
import { IntakeResponsesService, type FormBehindLink } from './intake-responses.service.js';

@Resolver('Client')
export class IntakeFormsResolver {
  constructor(
    private readonly forms: IntakeFormsService,
    private readonly responses: IntakeResponsesService,
  ) {}

  @Query('intakeForm')
  @Access('practice')
  async intakeForm(@Args('clientId') clientId: string, @CurrentActor() actor: Actor) {
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
  async sendIntakeForm(@Args() args: contract.MutationSendIntakeFormArgs, @CurrentActor() actor: Actor) {
    const { clientId, idempotencyKey } = args;
    return mutationResult(async () => ({ client: await this.forms.send(actor, clientId, idempotencyKey) }));
  }

  @Mutation('upsertIntakeForm')
  @Access('practice')
  async upsertIntakeForm(@Args() args: contract.MutationUpsertIntakeFormArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.forms.save(actor, args.data, args.saveNo);
      return {};
    });
  }

  @Mutation('saveIntakeFormResponse')
  @Access('link')
  async saveIntakeFormResponse(
    @Args() args: contract.MutationSaveIntakeFormResponseArgs,
    @CurrentActor() actor: Actor,
  ) {
    return mutationResult(async () => {
      await this.responses.save(actor, args.uniqueId, args.formData);
      return {};
    });
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
export class IntakeFormPageResolver {
  constructor(private readonly responses: IntakeResponsesService) {}

  @Query('intakeFormByLink')
  @Access('link')
  async intakeFormByLink(@Args('uniqueId') uniqueId: string, @CurrentActor() actor: Actor) {
    return this.responses.findByLink(actor, uniqueId);
  }

  @ResolveField('practice')
  practice(@Parent() { practiceId }: FormBehindLink) {
    return { id: practiceId };
  }
}
