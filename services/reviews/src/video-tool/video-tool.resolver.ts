import { Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { VideoToolService } from './video-tool.service.js';

@Resolver()
export class VideoToolResolver implements Pick<contract.QueryMethods, 'videoUploadTool'> {
  constructor(private readonly tool: VideoToolService) {}

  @Query('videoUploadTool')
  @Access('public')
  videoUploadTool(@CurrentActor() actor: Actor) {
    return this.tool.describe(actor);
  }
}
