import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import { WebsiteSettingsModule } from '../website-settings/website-settings.module.js';
import { PublicWebsitesService } from './public-websites.service.js';
import { WebsitesRepository } from './websites.repository.js';
import { WebsitesResolver } from './websites.resolver.js';
import { WebsitesService } from './websites.service.js';

@Module({
  imports: [PracticesModule, WebsiteSettingsModule],
  providers: [PublicWebsitesService, WebsitesRepository, WebsitesResolver, WebsitesService],
})
export class WebsitesModule {}
