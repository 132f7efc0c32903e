import { Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { PracticesService } from './practices.service.js';

/** `POST /portal/builder_version/switch_to_v1` and `…_v2` (spec portal-configuration §7): the owner may. */
@Controller('portal/builder_version')
@Access('practice')
@RateLimit.none('A practice changes its own.')
export class BuilderVersionController {
  constructor(private readonly practices: PracticesService) {}

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
    const { builderVersion } = await this.practices.switchBuilderVersion(actor, version);
    return { success: true, builderVersion };
  }
}
