import { Injectable } from '@nestjs/common';
import { requireStaff, type Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { StaffAction } from './staff-action.entity.js';
import { StaffLogRepository } from './staff-log.repository.js';

const PAGE = 50;

/** What an action is about, in addition to its kind. */
export type NotedAction = Pick<StaffAction, 'id' | 'kind' | 'at'> & Partial<StaffAction>;

/** What staff have done. */
@Injectable()
export class StaffLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: StaffLogRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async note(tx: EntityManager, action: NotedAction): Promise<void> {
    const rest = { userId: null, practiceId: null, aboutUserId: null, subject: '', reason: '' };
    await this.log.insert(tx, Object.assign(new StaffAction(), { ...rest, ...action }));
  }

  /** Latest first, with the accounts that there still are. @param after id of the last action of the page before */
  async list(actor: Actor, after: string | null | undefined) {
    requireStaff(actor);
    const { manager } = this.dataSource;
    const last = after && isUuid(after) ? await this.log.find(manager, after) : null;
    const actions = await this.log.list(manager, last, PAGE);
    const ids = actions.flatMap(({ userId, aboutUserId }) => [userId, aboutUserId].filter((id) => id !== null));
    const accounts = new Map(
      (await this.accounts.listByIds(manager, [...new Set(ids)])).map((user) => [user.id, user]),
    );
    return actions.map((action) => ({
      ...action,
      at: action.at.toISOString(),
      by: accounts.get(action.userId ?? '') ?? null,
      about: accounts.get(action.aboutUserId ?? '') ?? null,
      practice: action.practiceId ? { id: action.practiceId } : null,
    }));
  }
}
