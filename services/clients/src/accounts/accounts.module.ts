import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { Sessions } from './sessions.js';

@Module({ providers: [AccountsRepository, AccountsService, AccountsResolver, Sessions] })
export class AccountsModule {}
