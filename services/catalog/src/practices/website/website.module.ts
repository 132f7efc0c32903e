import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices.module.js';
import { BuilderVersionController } from './builder-version.controller.js';
import { PracticeWebsiteResolver } from './practice-website.resolver.js';

@Module({ imports: [PracticesModule], controllers: [BuilderVersionController], providers: [PracticeWebsiteResolver] })
export class WebsiteModule {}
