import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { isVisible, PracticesService } from './practices.service.js';

/** What the catalog adds to the accounts of the clients service. */
@Resolver('User')
export class UserPracticeResolver {
  constructor(private readonly practices: PracticesService) {}

  @ResolveField('practice')
  async practice(@Parent() user: { id: string }, @Context() context: GraphqlContext) {
    const loader = loaderOf(context, UserPracticeResolver, async (userIds: readonly string[]) => {
      const byOwner = new Map(
        (await this.practices.listByOwners(userIds)).map((practice) => [practice.ownerUserId, practice]),
      );
      return userIds.map((id) => byOwner.get(id) ?? null);
    });
    const practice = await loader.load(user.id);
    return practice && isVisible(practice, context.actor) ? practice : null;
  }
}
