import { Module } from '@nestjs/common';
import { PhotosModule } from '../../photos/photos.module.js';
import { PracticesModule } from '../practices.module.js';
import { MainLocationService } from './main-location.service.js';
import { PortraitService } from './portrait.service.js';
import { ProfileResolver } from './profile.resolver.js';
import { ProfileService } from './profile.service.js';
import { ProfileStatusResolver } from './profile-status.resolver.js';
import { ShortLinksRepository } from './short-links.repository.js';
import { ShortLinksService } from './short-links.service.js';

@Module({
  imports: [PhotosModule, PracticesModule],
  providers: [
    MainLocationService,
    PortraitService,
    ProfileResolver,
    ProfileService,
    ProfileStatusResolver,
    ShortLinksRepository,
    ShortLinksService,
  ],
})
export class ProfileModule {}
