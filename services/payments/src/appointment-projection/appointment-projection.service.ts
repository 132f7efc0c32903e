import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Inject, Injectable } from '@nestjs/common';
import type {
  Appointment,
  AppointmentCancelled,
  AppointmentMarkedNoShow,
  AppointmentRescheduled,
  Registration,
  RegistrationCancelled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { CONFIG } from '@yarrow/kit/config';
import type { EntityManager } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { PackageSalesService } from '../settlement/package-sales.service.js';
import { BillingService } from '../settlement/billing.service.js';
import { SettlementService } from '../settlement/settlement.service.js';
import {
  type AppointmentSnapshot,
  AppointmentProjectionRepository,
} from '../records/appointments/appointment-projection.repository.js';
import { appointmentSnapshot } from './appointment-snapshot.js';
import { registrationSnapshot } from './registration-snapshot.js';

/** How a visit or a registration ended. */
type Ending = Pick<AppointmentCancelled, 'cancelledBy' | 'feeCents' | 'late' | 'packageKept'>;

/** Projects what scheduling publishes, and settles what follows for money, in one transaction. */
@Injectable()
export class AppointmentProjectionService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly packages: PackageSalesService,
    private readonly billing: BillingService,
    private readonly settlement: SettlementService,
  ) {}

  async save(tx: EntityManager, message: Appointment | undefined): Promise<void> {
    await this.project(tx, this.snapshotOf(message));
  }

  async saveRegistration(tx: EntityManager, message: Registration | undefined): Promise<void> {
    await this.project(tx, registrationSnapshot(message, this.config.PLATFORM_FEE_BASIS_POINTS));
  }

  /** What is published again says whose it is; for all else, what was published first has been settled. */
  async saveClient(tx: EntityManager, message: Appointment | undefined): Promise<void> {
    const { appointmentId, attendee, version } = message ?? {};
    if (!appointmentId || !attendee?.clientId || !version) return;
    await this.appointments.saveClient(tx, appointmentId, attendee.clientId, version);
  }

  async saveRegistrant(tx: EntityManager, message: Registration | undefined): Promise<void> {
    const { registrationId, attendee, version } = message ?? {};
    if (!registrationId || !attendee?.clientId || !version) return;
    await this.appointments.saveClient(tx, registrationId, attendee.clientId, version);
  }

  /** A cancelled appointment, of which a fee may be kept. */
  async saveCancelled(tx: EntityManager, { appointment, ...end }: AppointmentCancelled): Promise<void> {
    await this.projectCancelled(tx, this.snapshotOf(appointment), end);
  }

  async saveCancelledRegistration(tx: EntityManager, event: RegistrationCancelled): Promise<void> {
    const { registration, cancelledBy, feeCents } = event;
    const snapshot = registrationSnapshot(registration, this.config.PLATFORM_FEE_BASIS_POINTS);
    await this.projectCancelled(tx, snapshot, { cancelledBy, feeCents, late: feeCents > 0 });
  }

  /** A visit that was moved; giving up its first time late costs a fee. */
  async saveRescheduled(tx: EntityManager, { appointment: message, feeCents }: AppointmentRescheduled): Promise<void> {
    const snapshot = this.snapshotOf(message);
    await this.appointments.save(tx, snapshot);
    if (feeCents > 0) {
      const appointment = await this.appointments.getForUpdate(tx, snapshot.appointmentId);
      const owedCents = await this.billing.feeWithin(tx, appointment, feeCents);
      if (owedCents > 0)
        await this.appointments.addRescheduleFee(tx, snapshot.appointmentId, snapshot.version, owedCents);
    }
    await this.settle(tx, snapshot.appointmentId);
  }

  /**
   * The client did not come, or did after all. The latest word counts: what arrives late or again changes nothing. A package that
   * the visit buys stays the client's, and so does its price.
   */
  async saveNoShow(tx: EntityManager, event: AppointmentMarkedNoShow): Promise<void> {
    const snapshot = this.snapshotOf(event.appointment);
    const { appointmentId, version: noShowVersion } = snapshot;
    await this.appointments.save(tx, snapshot);
    const appointment = await this.appointments.getForUpdate(tx, appointmentId);
    if (noShowVersion > appointment.noShowVersion) {
      const noShowAt = event.takenBack ? null : timestampDate(event.markedAt!);
      const buysPackage = appointment.lines.some(({ packageSessions }) => packageSessions > 0);
      const keptPackageCents = noShowAt && buysPackage ? await this.packages.endPurchase(tx, appointment, true) : 0;
      const feeCents = noShowAt ? await this.billing.feeWithin(tx, appointment, event.feeCents) : 0;
      const kept = { keptPackageCents, lateFeeCents: keptPackageCents + feeCents };
      await this.appointments.saveNoShow(tx, appointmentId, { noShowAt, noShowVersion, ...kept });
    }
    await this.settle(tx, appointmentId);
  }

  private snapshotOf(message: Appointment | undefined): AppointmentSnapshot {
    return appointmentSnapshot(message, this.config.PLATFORM_FEE_BASIS_POINTS);
  }

  private async project(tx: EntityManager, snapshot: AppointmentSnapshot): Promise<void> {
    await this.appointments.save(tx, snapshot);
    await this.settle(tx, snapshot.appointmentId);
  }

  private async projectCancelled(
    tx: EntityManager,
    snapshot: AppointmentSnapshot,
    { cancelledBy, feeCents, late, packageKept }: Ending,
  ): Promise<void> {
    await this.appointments.save(tx, snapshot);
    const appointment = await this.appointments.getForUpdate(tx, snapshot.appointmentId);
    const cancelledLate = late && cancelledBy === 'client';
    const keptPackageCents = await this.packages.endPurchase(tx, appointment, packageKept);
    // Lines bought in addition to a package have their own fee.
    const lateFeeCents = keptPackageCents + (await this.billing.feeWithin(tx, appointment, feeCents));
    await this.appointments.saveEnd(tx, appointment.appointmentId, {
      cancelledBy,
      cancelledLate,
      keptPackageCents,
      lateFeeCents,
    });
    await this.settle(tx, snapshot.appointmentId);
  }

  private async settle(tx: EntityManager, appointmentId: string): Promise<void> {
    await this.appointments.adoptCards(tx, appointmentId);
    await this.settlement.settle(tx, await this.appointments.getForUpdate(tx, appointmentId));
  }
}
