import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { EncodeEarlierPhotos } from './encode-earlier-photos.job.js';
import { PhotoMediaController } from './photo-media.controller.js';
import { PhotoPictures } from './photo-pictures.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosResolver } from './photos.resolver.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [StorageModule],
  controllers: [PhotoMediaController],
  providers: [EncodeEarlierPhotos, PhotoPictures, PhotosRepository, PhotosResolver, PhotosService],
})
export class PhotosModule {}
