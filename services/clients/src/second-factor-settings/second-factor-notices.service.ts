import { Injectable } from '@nestjs/common';
import { SecondFactorChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';

/** In the words of the event. */
export type FactorChange =
  'app_added' | 'app_removed' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_renewed' | 'removed_by_staff';

/** Publishes every change, so that the account is notified of one that its user did not make. */
@Injectable()
export class SecondFactorNoticesService {
  async send(tx: EntityManager, { id: userId, email, firstName }: User, change: FactorChange): Promise<void> {
    await emit(tx, SecondFactorChangedSchema, { userId, email, firstName, change }, { aggregateId: userId });
  }
}
