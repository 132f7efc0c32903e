import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { Practice } from './practice.entity.js';
import { isVisible, PracticesService } from './practices.service.js';

interface UserReference {
  id: string;
}

/** What the catalog adds to the accounts of the clients service. */
@Resolver('User')
export class UserPracticeResolver {
  constructor(private readonly practices: PracticesService) {}

  /** Null for clients, and where the practice is not public yet. */
  @ResolveField('practice')
  async practice(@Parent() user: UserReference, @Context() context: GraphqlContext): Promise<Practice | null> {
    const loader = loaderOf(context, UserPracticeResolver, async (userIds: readonly string[]) => {
      const byOwner = new Map(
        (await this.practices.listByOwners(userIds)).map((practice) => [practice.ownerUserId, practice]),
      );
      return userIds.map((id) => byOwner.get(id) ?? null);
    });
    const practice = await loader.load(user.id);
    return practice && isVisible(practice, context.actor) ? practice : null;
  }

  @ResolveField('slug')
  async slug(@Parent() user: UserReference, @Context() context: GraphqlContext) {
    return (await this.practice(user, context))?.slug ?? null;
  }

  @ResolveField('vanitySlug')
  async vanitySlug(@Parent() user: UserReference, @Context() context: GraphqlContext) {
    return (await this.practice(user, context))?.vanitySlug ?? null;
  }

  @ResolveField('title')
  async title(@Parent() user: UserReference, @Context() context: GraphqlContext) {
    return (await this.practice(user, context))?.title ?? null;
  }

  @ResolveField('defaultPhotoUrl')
  async defaultPhotoUrl(@Parent() user: UserReference, @Context() context: GraphqlContext) {
    return (await this.practice(user, context))?.photoUrl ?? null;
  }

  @ResolveField('smallPhotoUrl')
  async smallPhotoUrl(@Parent() user: UserReference, @Context() context: GraphqlContext) {
    return smallOf(await this.defaultPhotoUrl(user, context));
  }
}

/** A photo uploaded here has a small version next to it; others have none. */
function smallOf(photoUrl: string | null): string | null {
  return photoUrl?.replace(/^(\/media\/photos\/[0-9a-f-]{36})(\.\w+)$/, '$1-small$2') ?? null;
}
