import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { AuthorsRepository } from './authors.repository.js';
import { AuthorsService } from './authors.service.js';

@Module({ imports: [StorageModule], providers: [AuthorsRepository, AuthorsService] })
export class ErasureModule {}
