import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { CredentialRemovedConsumer } from './credential-removed.consumer.js';
import { DeleteUnkeptDocumentsJob } from './delete-unkept-documents.job.js';
import { DocumentMediaController } from './document-media.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsResolver } from './documents.resolver.js';
import { DocumentsResponder } from './documents.responder.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [StorageModule],
  controllers: [CredentialRemovedConsumer, DocumentMediaController, DocumentsResponder],
  providers: [DeleteUnkeptDocumentsJob, DocumentsRepository, DocumentsResolver, DocumentsService],
})
export class DocumentsModule {}
