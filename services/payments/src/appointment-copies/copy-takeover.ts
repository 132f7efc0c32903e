import { Inject, Injectable } from '@nestjs/common';
import type {
  Appointment,
  AppointmentCancelled,
  AppointmentRescheduled,
  Registration,
  RegistrationCancelled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { CONFIG } from '@yarrow/kit/config';
import type { EntityManager } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { PackageSales } from '../packages/package-sales.js';
import { BookingPrices } from '../settlement/booking-prices.js';
import { Settlement } from '../settlement/settlement.js';
import { type AppointmentFacts, AppointmentCopiesRepository } from './appointment-copies.repository.js';
import { appointmentFacts } from './appointment-facts.js';
import { registrationFacts } from './registration-facts.js';

/** How a visit or a registration ended. */
type Ending = Pick<AppointmentCancelled, 'cancelledBy' | 'feeCents' | 'late' | 'packageKept'>;

/** Takes over what scheduling tells, and settles what follows for money, in one transaction. */
@Injectable()
export class CopyTakeover {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly copies: AppointmentCopiesRepository,
    private readonly packages: PackageSales,
    private readonly prices: BookingPrices,
    private readonly settlement: Settlement,
  ) {}

  async save(tx: EntityManager, message: Appointment | undefined): Promise<void> {
    await this.take(tx, this.factsOf(message));
  }

  async saveRegistration(tx: EntityManager, message: Registration | undefined): Promise<void> {
    await this.take(tx, registrationFacts(message, this.config.PLATFORM_FEE_BASIS_POINTS));
  }

  /** A cancelled appointment, of which a fee may be kept. */
  async saveCancelled(tx: EntityManager, { appointment, ...end }: AppointmentCancelled): Promise<void> {
    await this.takeCancelled(tx, this.factsOf(appointment), end);
  }

  async saveCancelledRegistration(tx: EntityManager, event: RegistrationCancelled): Promise<void> {
    const { registration, cancelledBy, feeCents } = event;
    const facts = registrationFacts(registration, this.config.PLATFORM_FEE_BASIS_POINTS);
    await this.takeCancelled(tx, facts, { cancelledBy, feeCents, late: feeCents > 0 });
  }

  /** A visit that was moved; giving up its first time late costs a fee. */
  async saveMoved(tx: EntityManager, { appointment, feeCents }: AppointmentRescheduled): Promise<void> {
    const facts = this.factsOf(appointment);
    await this.copies.save(tx, facts);
    if (feeCents > 0) {
      const copy = await this.copies.getForUpdate(tx, facts.appointmentId);
      const owedCents = await this.prices.feeWithin(tx, copy, feeCents);
      if (owedCents > 0) await this.copies.addMovingFee(tx, facts.appointmentId, facts.version, owedCents);
    }
    await this.settle(tx, facts.appointmentId);
  }

  private factsOf(message: Appointment | undefined): AppointmentFacts {
    return appointmentFacts(message, this.config.PLATFORM_FEE_BASIS_POINTS);
  }

  private async take(tx: EntityManager, facts: AppointmentFacts): Promise<void> {
    await this.copies.save(tx, facts);
    await this.settle(tx, facts.appointmentId);
  }

  private async takeCancelled(
    tx: EntityManager,
    facts: AppointmentFacts,
    { cancelledBy, feeCents, late, packageKept }: Ending,
  ): Promise<void> {
    await this.copies.save(tx, facts);
    const copy = await this.copies.getForUpdate(tx, facts.appointmentId);
    const cancelledLate = late && cancelledBy === 'client';
    const keptPackageCents = await this.packages.endPurchase(tx, copy, packageKept);
    // What is bought beside a package has its own fee.
    const lateFeeCents = keptPackageCents + (await this.prices.feeWithin(tx, copy, feeCents));
    await this.copies.saveEnd(tx, copy.appointmentId, { cancelledBy, cancelledLate, keptPackageCents, lateFeeCents });
    await this.settle(tx, facts.appointmentId);
  }

  private async settle(tx: EntityManager, appointmentId: string): Promise<void> {
    await this.copies.adoptCards(tx, appointmentId);
    await this.settlement.settle(tx, await this.copies.getForUpdate(tx, appointmentId));
  }
}
