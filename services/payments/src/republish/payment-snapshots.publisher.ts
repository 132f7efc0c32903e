import { Injectable } from '@nestjs/common';
import {
  IdentityVerificationChangedSchema,
  PaymentStatusChangedSchema,
  ProviderAccountChangedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { emitAll } from '@yarrow/kit/outbox';
import { listSnapshotRows, REPUBLISHED_AT, type SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import type { EntityManager } from 'typeorm';
import { accountMessages } from '../accounts/accounts.service.js';
import { IdentityVerification } from '../identity/identity-verification.entity.js';
import { identityMessage } from '../identity/identity.service.js';
import { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { paymentStatusChanged } from '../statuses/payment-status-changed.js';

/** Publishes the accounts with providers, the proofs of identity and the statuses of payments again. */
@Injectable()
export class PaymentSnapshotsPublisher {
  constructor(snapshots: SnapshotsService) {
    snapshots.register(
      { name: 'provider-accounts', publish: publishAccounts },
      { name: 'identity-verifications', publish: publishIdentities },
      { name: 'payment-statuses', publish: publishStatuses },
    );
  }
}

async function publishAccounts(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const accounts = await listSnapshotRows(tx, ProviderAccount, range, { key: 'accountId' });
  const events = accounts.flatMap((account) =>
    accountMessages(account).map((init) => ({ init, aggregateId: account.practiceId, occurredAt: REPUBLISHED_AT })),
  );
  await emitAll(tx, ProviderAccountChangedSchema, events);
  return accounts.map(({ accountId }) => accountId);
}

async function publishIdentities(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const known = await listSnapshotRows(tx, IdentityVerification, range, { key: 'practiceId' });
  const events = known.map((one) => ({
    ...{ init: identityMessage(one), aggregateId: one.practiceId, occurredAt: REPUBLISHED_AT },
  }));
  await emitAll(tx, IdentityVerificationChangedSchema, events);
  return known.map(({ practiceId }) => practiceId);
}

/** As they were published last; what has none yet gets its first one in its own time. */
async function publishStatuses(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const visits = await listSnapshotRows(tx, AppointmentProjection, range, { key: 'appointmentId' });
  const events = visits.flatMap((visit) => {
    const { appointmentId, publishedStatus, publishedClientStatus } = visit;
    if (!publishedStatus || !publishedClientStatus) return [];
    const init = paymentStatusChanged(visit, publishedStatus, publishedClientStatus);
    return [{ init, aggregateId: appointmentId, occurredAt: REPUBLISHED_AT }];
  });
  await emitAll(tx, PaymentStatusChangedSchema, events);
  return visits.map(({ appointmentId }) => appointmentId);
}
