import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices.module.js';
import { BuilderPolicy } from './builder.policy.js';
import { BuilderVersionController } from './builder-version.controller.js';
import { PracticeWebsiteResolver } from './practice-website.resolver.js';

@Module({
  imports: [PracticesModule],
  controllers: [BuilderVersionController],
  providers: [BuilderPolicy, PracticeWebsiteResolver],
})
export class WebsiteModule {}
