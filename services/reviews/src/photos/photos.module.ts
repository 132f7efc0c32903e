import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosResolver } from './photos.resolver.js';
import { PhotosService } from './photos.service.js';

@Module({ imports: [StorageModule], providers: [PhotosRepository, PhotosResolver, PhotosService] })
export class PhotosModule {}
