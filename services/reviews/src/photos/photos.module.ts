import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { EncodeEarlierPhotosJob } from './encode-earlier-photos.job.js';
import { PhotoMediaController } from './photo-media.controller.js';
import { PhotoFilesService } from './photo-files.service.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosResolver } from './photos.resolver.js';
import { PhotosService } from './photos.service.js';
import { UploadedPhotosResponder } from './uploaded-photos.responder.js';

@Module({
  imports: [StorageModule],
  controllers: [PhotoMediaController, UploadedPhotosResponder],
  providers: [EncodeEarlierPhotosJob, PhotoFilesService, PhotosRepository, PhotosResolver, PhotosService],
})
export class PhotosModule {}
