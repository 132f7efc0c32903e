import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { Clock } from '@yarrow/kit/clock';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { StaffLogService } from './staff-log.service.js';

/** Who of the accounts runs the platform. Only an operator says so. */
@Injectable()
export class StaffService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly log: StaffLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * What the account may do stands in its sessions, so all of them end, inside the transaction as with a new password.
   * @param account e-mail address or id
   * @throws DomainError `not_found`; `email_not_confirmed`: anybody may have registered with an address that is not theirs
   * @returns the account's id
   */
  async set(account: string, staff: boolean): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const user = isUuid(account)
        ? await this.accounts.findById(tx, account)
        : await this.accounts.findByEmail(tx, account.trim().toLowerCase());
      if (!user) throw new DomainError('not_found', 'There is no such account.');
      if (staff && !user.emailConfirmedAt)
        throw new DomainError('email_not_confirmed', 'The account has not confirmed its address yet.');
      await this.accounts.lock(tx, user.id);
      await this.accounts.setStaff(tx, user.id, staff);
      const kind = staff ? 'staff_added' : 'staff_removed';
      await this.log.note(tx, { id: newId(), kind, at: this.clock.now(), aboutUserId: user.id });
      await this.sessions.endAll(user.id);
      return user.id;
    });
  }
}
