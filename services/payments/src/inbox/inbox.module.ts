import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges/charges.module.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxResolver } from './inbox.resolver.js';
import { InboxService } from './inbox.service.js';

@Module({ imports: [ChargesModule], providers: [InboxRepository, InboxResolver, InboxService] })
export class InboxModule {}
