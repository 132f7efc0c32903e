import { Module } from '@nestjs/common';
import { RecipientsRepository } from './recipients.repository.js';
import { RecipientsService } from './recipients.service.js';

@Module({ providers: [RecipientsRepository, RecipientsService] })
export class ErasureModule {}
