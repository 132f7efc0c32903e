import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SupportChatAdapter } from './support-chat.adapter.js';
import { SupportChatController } from './support-chat.controller.js';
import { SupportChatService } from './support-chat.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [SupportChatController],
  providers: [SupportChatAdapter, SupportChatService],
})
export class SupportChatModule {}
