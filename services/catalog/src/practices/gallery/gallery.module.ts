import { Module } from '@nestjs/common';
import { PhotosModule } from '../../photos/photos.module.js';
import { PracticesModule } from '../practices.module.js';
import { GalleryRepository } from './gallery.repository.js';
import { GalleryResolver } from './gallery.resolver.js';
import { GalleryService } from './gallery.service.js';

@Module({ imports: [PhotosModule, PracticesModule], providers: [GalleryRepository, GalleryResolver, GalleryService] })
export class GalleryModule {}
