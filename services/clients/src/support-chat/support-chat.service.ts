import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { SupportChatAdapter, type SupportChatSession } from './support-chat.adapter.js';

/** Lets practitioners talk to the people who run the platform. */
@Injectable()
export class SupportChatService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly chat: SupportChatAdapter,
  ) {}

  /** @throws DomainError `not_found`, `no_support_chat` */
  async openSession(actor: Actor): Promise<SupportChatSession> {
    requirePro(actor);
    const user = await this.accounts.findById(this.dataSource.manager, actor.userId);
    if (!user) throw new DomainError('not_found', 'This account could not be found.');
    const session = await this.chat.openSession(user);
    if (session) return session;
    throw new DomainError('no_support_chat', 'Support chat is not set up here. Please write us an email instead.');
  }
}
