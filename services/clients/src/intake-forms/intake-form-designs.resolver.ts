import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { type FormDesign, IntakeFormDesignsService } from './intake-form-designs.service.js';

/** An editor saves a few seconds after each change. */
const SAVES = { name: 'intake-form-saves', points: 1200, perSeconds: 3600 };

@Resolver()
@Access('practice')
export class IntakeFormDesignsResolver
  implements
    Pick<contract.QueryMethods, 'intakeFormDesign' | 'intakeFormVersion'>,
    Pick<contract.MutationMethods, 'upsertIntakeForm' | 'upsertIntakeFormTheme'>
{
  constructor(private readonly designs: IntakeFormDesignsService) {}

  @Query('intakeFormDesign')
  async intakeFormDesign(@CurrentActor() actor: Actor) {
    const design = await this.designs.find(actor);
    return design && shown(design);
  }

  @Query('intakeFormVersion')
  async intakeFormVersion(@Args() { version }: contract.QueryIntakeFormVersionArgs, @CurrentActor() actor: Actor) {
    return (await this.designs.findVersion(actor, version))?.form ?? null;
  }

  @Mutation('upsertIntakeForm')
  @RateLimit({ ...SAVES, by: byUser })
  async upsertIntakeForm(
    @Args() { data, saveNo }: contract.MutationUpsertIntakeFormArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.designs.save(actor, data, saveNo);
  }

  @Mutation('upsertIntakeFormTheme')
  @RateLimit({ ...SAVES, by: byUser })
  async upsertIntakeFormTheme(
    @Args() { data }: contract.MutationUpsertIntakeFormThemeArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.designs.saveTheme(actor, data);
  }
}

function shown({ current, theme, versions }: FormDesign) {
  const { form, version, saveNo } = current;
  return {
    ...{ form, version, saveNo, theme },
    versions: versions.map(({ version: number, createdAt }) => ({ version: number, savedAt: createdAt.toISOString() })),
  };
}
