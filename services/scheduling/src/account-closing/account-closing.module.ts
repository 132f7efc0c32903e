import { Module } from '@nestjs/common';
import { AccountClosingService } from './account-closing.service.js';

@Module({ providers: [AccountClosingService], exports: [AccountClosingService] })
export class AccountClosingModule {}
