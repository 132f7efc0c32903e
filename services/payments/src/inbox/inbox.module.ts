import { Module } from '@nestjs/common';
import { ViewsModule } from '../views/views.module.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxResolver } from './inbox.resolver.js';
import { InboxService } from './inbox.service.js';

@Module({ imports: [ViewsModule], providers: [InboxRepository, InboxResolver, InboxService] })
export class InboxModule {}
