import { Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { VideoToolService } from './video-tool.service.js';

@Resolver()
export class VideoToolResolver {
  constructor(private readonly tool: VideoToolService) {}

  @Query('videoUploadTool')
  videoUploadTool(@CurrentActor() actor: Actor) {
    return this.tool.describe(actor);
  }
}
