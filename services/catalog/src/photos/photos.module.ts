import { Module } from '@nestjs/common';
import { UploadedPhotosClient } from './uploaded-photos.client.js';

@Module({ providers: [UploadedPhotosClient], exports: [UploadedPhotosClient] })
export class PhotosModule {}
