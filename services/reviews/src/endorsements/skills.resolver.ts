import { Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { EndorsementsService } from './endorsements.service.js';

@Resolver('Skill')
export class SkillsResolver implements contract.SkillMethods {
  constructor(private readonly endorsements: EndorsementsService) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: { id: string }) {
    return { id };
  }

  @ResolveField('endorsementsCount')
  async endorsementsCount(@Parent() { id }: Pick<contract.Skill, 'id'>, @Context() context: GraphqlContext) {
    return loaderOf(context, SkillsResolver, async (ids: readonly string[]) => {
      const practiceIds = [...new Set(ids.map((skillId) => skillId.split(':')[0]!))];
      const counts = await this.endorsements.listCounts(practiceIds);
      const bySkill = new Map(counts.map((count) => [`${count.practiceId}:${count.specialtyId}`, count]));
      return ids.map((skillId) => bySkill.get(skillId)?.endorsementsCount ?? 0);
    }).load(id);
  }
}
