import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { PracticeMethods } from '../../generated/graphql.js';
import type { Practice } from '../practice.entity.js';
import { PracticeLoader } from '../practice.loader.js';
import { completionSteps, isDone, statusOf, verificationSteps } from './profile-status.js';

@Resolver('Practice')
export class ProfileStatusResolver implements Pick<PracticeMethods, 'profileStatus'> {
  constructor(private readonly loaders: PracticeLoader) {}

  @ResolveField('profileStatus')
  async profileStatus(@Parent() practice: Practice, @CurrentActor() actor: Actor, @Context() context: GraphqlContext) {
    if (!practice.isOwnedBy(actor.practiceId)) return null;
    const [parts, locations, services] = await Promise.all([
      this.loaders.parts(context).load(practice.id),
      this.loaders.activeLocations(context, practice.id),
      this.loaders.services(context).load(practice.id),
    ]);
    const counts = {
      locations: locations.length,
      services: services.filter(({ kind }) => kind !== 'add_on').length,
      skills: parts.skills.length,
      approvedCredentials: parts.credentials.length,
    };
    const completion = completionSteps(practice, counts);
    const verification = verificationSteps(practice, counts);
    return {
      status: statusOf(practice, completion, verification),
      completionSteps: completion,
      verificationSteps: verification,
      showCompletedModal: isDone(completion) && !practice.published,
      showTermsModal: practice.showTermsModal,
      practitionerFirstName: practice.practitionerFirstName,
      profileUrl: `/p/${practice.slug}`,
    };
  }
}
