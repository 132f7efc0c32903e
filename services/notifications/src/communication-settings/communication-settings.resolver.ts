import { Args, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { DEFAULT_CONTENT, TEMPLATE_NAMES, VARIABLES } from '../email-templates/template-rules.js';
import type * as contract from '../generated/graphql.js';
import { CommunicationSettingsService } from './communication-settings.service.js';
import { EmailPreviewsService } from './email-previews.service.js';

/** One for each pause in typing. */
const PREVIEWS = { name: 'email-preview', points: 120, perSeconds: 60 };
const TEST_MAILS = { name: 'test-email', points: 10, perSeconds: 3600 };

/** A practice, which catalog owns. */
export interface PracticeReference {
  readonly id: string;
}

/** What a practice sends its clients by itself. */
@Resolver('Practice')
export class CommunicationSettingsResolver
  implements
    Pick<contract.QueryMethods, 'emailPreview'>,
    Pick<contract.MutationMethods, 'updateCommunicationSettings' | 'sendTestEmail'>,
    contract.PracticeMethods
{
  constructor(
    private readonly settings: CommunicationSettingsService,
    private readonly previews: EmailPreviewsService,
  ) {}

  /** An id alone opens nothing: the fields ask whose practice it is. */
  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: PracticeReference): PracticeReference {
    return { id };
  }

  @Query('emailPreview')
  @Access('practice')
  @RateLimit({ ...PREVIEWS, by: byPractice })
  async emailPreview(@Args() { input }: contract.QueryEmailPreviewArgs, @CurrentActor() actor: Actor) {
    return this.previews.preview(actor, input);
  }

  @Mutation('updateCommunicationSettings')
  @Access('practice')
  async updateCommunicationSettings(
    @Args() form: contract.MutationUpdateCommunicationSettingsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: { id: await this.settings.update(actor, form) } };
  }

  @Mutation('sendTestEmail')
  @Access('practice')
  @RateLimit({ ...TEST_MAILS, by: byPractice })
  async sendTestEmail(@Args() { input }: contract.MutationSendTestEmailArgs, @CurrentActor() actor: Actor) {
    return { sentTo: await this.previews.sendTest(actor, input) };
  }

  @ResolveField('communicationSettings')
  async communicationSettings(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    return this.settings.find(actor, id);
  }

  @ResolveField('emailTemplates')
  async emailTemplates(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    const contents = await this.settings.findContents(actor, id);
    if (!contents) return null;
    return TEMPLATE_NAMES.map((name) => ({
      name,
      allowedVariables: [...VARIABLES],
      customContent: contents.get(name) ?? null,
      defaultContent: DEFAULT_CONTENT[name],
    }));
  }
}

@Resolver('UpdateCommunicationSettingsPayload')
export class UpdateCommunicationSettingsPayloadResolver {
  @ResolveField('error')
  error(@Parent() { errors }: contract.UpdateCommunicationSettingsPayload) {
    return errors[0]?.message ?? null;
  }
}
