import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../../generated/graphql.js';
import { PracticeLoader } from '../practice.loader.js';
import { shownSkills } from './shown-skills.js';
import { SkillsService } from './skills.service.js';

@Resolver()
export class SkillsResolver implements Pick<contract.MutationMethods, 'updateSkills' | 'deleteSkills' | 'moveSkills'> {
  constructor(
    private readonly skills: SkillsService,
    private readonly loaders: PracticeLoader,
  ) {}

  @Mutation('updateSkills')
  @Access('practice')
  async updateSkills(
    @Args() { skills }: contract.MutationUpdateSkillsArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const practice = await this.skills.choose(actor, skills);
    const parts = await this.loaders.parts(context).load(practice.id);
    return { practice, skills: shownSkills(practice.id, parts.skills) };
  }

  @Mutation('deleteSkills')
  @Access('practice')
  async deleteSkills(@Args() args: contract.MutationDeleteSkillsArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.skills.delete(actor, args.skillId) };
  }

  @Mutation('moveSkills')
  @Access('practice')
  async moveSkills(@Args() { skillArray }: contract.MutationMoveSkillsArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.skills.move(actor, skillArray) };
  }
}
