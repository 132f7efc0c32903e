import { Module } from '@nestjs/common';
import { PhotoStore } from './photo-store.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosResolver } from './photos.resolver.js';
import { PhotosService } from './photos.service.js';

@Module({ providers: [PhotoStore, PhotosRepository, PhotosResolver, PhotosService] })
export class PhotosModule {}
