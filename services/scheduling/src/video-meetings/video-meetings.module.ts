import { Module } from '@nestjs/common';
import { VideoMeetingsRepository } from './video-meetings.repository.js';

@Module({
  providers: [VideoMeetingsRepository],
  exports: [VideoMeetingsRepository],
})
export class VideoMeetingsModule {}
