import type { MessageInitShape } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import type { PackageSold } from '@yarrow/contracts/payments/v1/events_pb';
import { OpenPackageChangedSchema, type OpenPackageSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId, newSecretToken } from '@yarrow/kit/ids';
import { emit, emitAll } from '@yarrow/kit/outbox';
import { listSnapshotRows, REPUBLISHED_AT, type SnapshotRange } from '@yarrow/kit/republish/snapshots';
import type { EntityManager } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import type { Appointment } from '../visits/appointment.entity.js';
import type { PackageSession } from '../visits/visit-parts.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { OpenPackage } from './open-package.entity.js';
import { OpenPackagesRepository } from './open-packages.repository.js';

/** Opens packages and counts their sessions. Payments owns what was paid for them. */
@Injectable()
export class OpenPackagesService {
  constructor(
    private readonly packages: OpenPackagesRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A package whose session may be booked.
   * @throws DomainError `invalid_package`, `package_refunded`, `package_used_up`
   */
  async getUsable(tx: EntityManager, practiceId: string, token: string): Promise<OpenPackage> {
    const found = await this.packages.findByToken(tx, token);
    if (!found || found.practiceId !== practiceId) throw packageNotFound();
    freeNumberOf(found, (await this.packages.listUsedNumbers(tx, [found.id])).get(found.id) ?? []);
    return found;
  }

  /**
   * Takes the first free session under the package's lock: of two who take the last one at once, one gets it.
   * @throws DomainError `invalid_package`, `package_refunded`, `package_used_up`
   */
  async takeSession(tx: EntityManager, packageId: string): Promise<PackageSession> {
    const found = await this.packages.findForUpdate(tx, packageId);
    if (!found) throw packageNotFound();
    const used = (await this.packages.listUsedNumbers(tx, [packageId])).get(packageId) ?? [];
    const sessionNumber = freeNumberOf(found, used);
    return { sessionNumber, numberOfSessions: found.numberOfSessions, name: found.name, bought: false };
  }

  /**
   * What a contact can still use of its packages, the oldest first, under the packages' locks.
   * @param giving a visit that gives its session back at the same time
   */
  async listUsable(
    tx: EntityManager,
    owner: { practiceId: string; clientId: string; userId: string | null },
    giving?: Appointment,
  ): Promise<UsablePackage[]> {
    const found = await this.packages.listForUpdate(tx, owner);
    const used = await this.packages.listUsedNumbers(
      tx,
      found.map(({ id }) => id),
    );
    const usable = found.map((one) => {
      const taken = (used.get(one.id) ?? []).filter(
        (number) => giving?.packageId !== one.id || giving.packageSession?.sessionNumber !== number,
      );
      const { id, serviceId, name, numberOfSessions, createdAt } = one;
      const free = Array.from({ length: numberOfSessions }, (_, index) => index + 1).filter((n) => !taken.includes(n));
      return { id, serviceId, name, numberOfSessions, createdAt, free };
    });
    return usable
      .filter(({ free }) => free.length > 0)
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  /**
   * A visit was approved: opens the package that it buys where nothing had to be paid online. The caller holds the
   * visit's lock and has saved it.
   */
  async openUnpaid(tx: EntityManager, appointment: Appointment): Promise<void> {
    const line = appointment.lines.find(({ packageSessions }) => packageSessions > 0);
    if (!line || appointment.packageId || appointment.paymentRequirement !== 'none') return;
    await this.open(tx, appointment, {
      id: unpaidIdOf(appointment.id),
      serviceId: line.serviceId,
      name: line.name,
      numberOfSessions: line.packageSessions,
      createdAt: this.clock.now(),
    });
  }

  /**
   * A visit is cancelled. The package that it bought ends with it, unless the client has used or lost a session of it:
   * then the package stays, and so does its price. Decided under the package's lock, so that no session can be taken
   * meanwhile. The caller holds the visit's lock and has saved it.
   * @returns whether the package stays; undefined where the visit buys none
   */
  async endPurchase(tx: EntityManager, appointment: Appointment): Promise<boolean | undefined> {
    if (appointment.packageSessions === 0) return undefined;
    const opened = await this.packages.findByAppointmentForUpdate(tx, appointment.id);
    if (!opened) return !appointment.packageSessionReturned;
    if (opened.refunded) return false;
    const used = (await this.packages.listUsedNumbers(tx, [opened.id])).get(opened.id) ?? [];
    if (used.length > 0) return true;
    opened.refunded = true;
    await this.packages.save(tx, opened);
    return false;
  }

  /** A visit took or returned its session. The caller holds the visit's lock and has saved it. */
  async publishUse(tx: EntityManager, { packageId }: Pick<Appointment, 'packageId'>): Promise<void> {
    if (packageId) await this.publish(tx, packageId);
  }

  /** A package was paid for. One that its visit opened already takes the id by which payments knows it. */
  async openSold(tx: EntityManager, sold: PackageSold, soldAt: Date): Promise<void> {
    const { packageId, appointmentId, serviceId, name, numberOfSessions } = sold;
    const appointment = await this.appointments.findForUpdate(tx, appointmentId);
    // What was never booked in time, or cancelled before its sale arrived, is paid back in full.
    if (!appointment || appointment.state === 'unavailable') return;
    if (await this.packages.isRefundNoted(tx, packageId)) return;
    const opened = await this.packages.findByAppointment(tx, appointmentId);
    if (opened) {
      // Only one that opened unpaid has an id of its own making; a second sale of one visit sells nothing.
      if (opened.id !== unpaidIdOf(appointmentId)) return;
      await this.packages.rename(tx, opened.id, packageId);
      return this.publish(tx, packageId);
    }
    if (appointment.state === 'cancelled' && appointment.packageSessionReturned) return;
    const facts = { id: packageId, serviceId, name, numberOfSessions, createdAt: soldAt };
    await this.open(tx, appointment, facts);
  }

  /** What was left of its sessions may no longer be used; visits that are booked stay. */
  async closeRefunded(tx: EntityManager, paidPackageId: string): Promise<void> {
    const found = await this.packages.findForUpdate(tx, paidPackageId);
    if (!found) return this.packages.noteRefund(tx, paidPackageId);
    if (found.refunded) return;
    found.refunded = true;
    await this.packages.save(tx, found);
    await this.publish(tx, found.id);
  }

  /** Publishes packages again as they are. */
  async republish(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    const rows = await listSnapshotRows(tx, OpenPackage, range);
    const ids = rows.map(({ id }) => id);
    const used = await this.packages.listUsedNumbers(tx, ids);
    const events = rows.map((row) => ({
      init: { package: openPackageMessage(row, used.get(row.id)?.length ?? 0) },
      aggregateId: row.id,
      occurredAt: REPUBLISHED_AT,
    }));
    await emitAll(tx, OpenPackageChangedSchema, events);
    return ids;
  }

  private async open(tx: EntityManager, appointment: Appointment, facts: PackageFacts): Promise<void> {
    const token = newSecretToken();
    const { id: appointmentId, practiceId, clientId, userId } = appointment;
    const opened = Object.assign(new OpenPackage(), {
      ...facts,
      ...{ appointmentId, practiceId, clientId, userId, token },
      tokenDigest: hashToken(token),
      refunded: false,
      version: 0,
    });
    if (!(await this.packages.insert(tx, opened))) return;
    appointment.packageId = opened.id;
    appointment.packageSession = {
      sessionNumber: 1,
      numberOfSessions: opened.numberOfSessions,
      name: opened.name,
      bought: true,
    };
    await this.appointments.save(tx, appointment);
    await this.publish(tx, opened.id);
  }

  private async publish(tx: EntityManager, id: string): Promise<void> {
    const found = await this.packages.findForUpdate(tx, id);
    if (!found) return;
    found.version += 1;
    await this.packages.save(tx, found);
    const used = (await this.packages.listUsedNumbers(tx, [id])).get(id) ?? [];
    await emit(tx, OpenPackageChangedSchema, { package: openPackageMessage(found, used.length) }, { aggregateId: id });
  }
}

/** A package with sessions left. */
export interface UsablePackage {
  readonly id: string;
  readonly serviceId: string;
  readonly name: string;
  readonly numberOfSessions: number;
  readonly createdAt: Date;
  /** Numbers of the sessions that no visit takes, rising. */
  readonly free: readonly number[];
}

/** A package as events carry it. @param used sessions that visits take */
function openPackageMessage(found: OpenPackage, used: number): MessageInitShape<typeof OpenPackageSchema> {
  const { id: packageId, practiceId, clientId, serviceId, name, numberOfSessions, version, refunded: ended } = found;
  const sessionsUsed = numberOfSessions - found.sessionsRemaining(used);
  return { packageId, practiceId, clientId, serviceId, name, numberOfSessions, version, ended, sessionsUsed };
}

interface PackageFacts {
  readonly id: string;
  readonly serviceId: string;
  readonly name: string;
  readonly numberOfSessions: number;
  readonly createdAt: Date;
}

/** Of a package that opens before anything was paid online: the same however often it is derived. */
function unpaidIdOf(appointmentId: string): string {
  return deterministicId(appointmentId, 'package');
}

/** Same answer for an unknown package and for one of another practice. */
function packageNotFound(): DomainError {
  return new DomainError('invalid_package', 'This package could not be found.', 'packageToken');
}

/** The first session that no visit takes. */
function freeNumberOf(found: OpenPackage, used: readonly number[]): number {
  if (found.refunded) {
    throw new DomainError('package_refunded', 'This package was given back and can no longer be used.', 'packageToken');
  }
  for (let number = 1; number <= found.numberOfSessions; number += 1) if (!used.includes(number)) return number;
  throw new DomainError(
    'package_used_up',
    `All sessions of ${found.name} are booked or used. You can book this visit without the package.`,
    'packageToken',
  );
}
