import { Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { PracticeChangesService } from '../practice-changes.service.js';

/** `POST /portal/builder_version/switch_to_v1` and `…_v2` (spec portal-configuration §7): the owner may. */
@Controller('portal/builder_version')
@Access('practice')
export class BuilderVersionController {
  constructor(private readonly changes: PracticeChangesService) {}

  @Post('switch_to_v1')
  @HttpCode(200)
  async switchToV1(@CurrentActor() actor: Actor) {
    return this.switchTo(actor, 'v1');
  }

  @Post('switch_to_v2')
  @HttpCode(200)
  async switchToV2(@CurrentActor() actor: Actor) {
    return this.switchTo(actor, 'v2');
  }

  private async switchTo(actor: Actor, version: 'v1' | 'v2') {
    const { builderVersion } = await this.changes.change(actor, async (_tx, practice) => {
      practice.builderVersion = version;
    });
    return { success: true, builderVersion };
  }
}
