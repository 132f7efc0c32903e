import { Injectable } from '@nestjs/common';
import { PackageRefundedSchema, PackageSoldSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import { netLines } from '../records/coupons/discount-rules.js';
import { ClientPackage } from '../records/packages/client-package.entity.js';
import { PackagesRepository } from '../records/packages/packages.repository.js';

/** Packages bought with a visit. The caller holds the visit's lock. */
@Injectable()
export class PackageSalesService {
  constructor(
    private readonly packages: PackagesRepository,
    private readonly coupons: CouponsRepository,
    private readonly clock: Clock,
  ) {}

  /** A visit that stands and is paid has sold its package, which is published once. A coupon used later lowers what it cost. */
  async review(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const index = appointment.lines.findIndex(({ packageSessions }) => packageSessions > 0);
    if (index < 0 || appointment.state !== 'approved' || dueCents > 0) return;
    const amountCents = await this.priceOf(tx, appointment);
    const earlier = await this.packages.findByAppointment(tx, appointment.appointmentId);
    if (earlier) return this.reprice(tx, earlier, amountCents);
    const sold = packageOf(appointment, index, amountCents, this.clock.now());
    await this.packages.add(tx, sold);
    await emit(tx, PackageSoldSchema, packageSold(sold), { aggregateId: sold.id });
  }

  /**
   * The visit that bought a package is cancelled. Scheduling has decided under the package's lock whether the package
   * stays the client's: then so does its price the practice's, paid or owed. Otherwise it goes back with the visit.
   * @param kept undefined where the visit buys none
   * @returns what is kept of the package's price, cents
   */
  async endPurchase(tx: EntityManager, appointment: AppointmentProjection, kept: boolean | undefined): Promise<number> {
    if (kept === undefined) return 0;
    const sold = await this.packages.findByAppointment(tx, appointment.appointmentId);
    if (sold?.refundedAt) return 0;
    if (kept) {
      const amountCents = await this.priceOf(tx, appointment);
      if (sold) await this.reprice(tx, sold, amountCents);
      return amountCents;
    }
    if (!sold) return 0;
    sold.refundedAt = this.clock.now();
    await this.packages.save(tx, sold);
    const { id: packageId, practiceId } = sold;
    await emit(tx, PackageRefundedSchema, { packageId, practiceId }, { aggregateId: packageId });
    return 0;
  }

  private async reprice(tx: EntityManager, sold: ClientPackage, amountCents: number): Promise<void> {
    if (sold.amountCents === amountCents) return;
    sold.amountCents = amountCents;
    await this.packages.save(tx, sold);
  }

  /** What coupons leave of the price of the package that a visit buys, paid or not. */
  private async priceOf(tx: EntityManager, { appointmentId, currency, lines }: AppointmentProjection): Promise<number> {
    const index = lines.findIndex(({ packageSessions }) => packageSessions > 0);
    if (index < 0) return 0;
    return netLines(lines, await this.coupons.listRedemptions(tx, [appointmentId]), currency)[index]!;
  }
}

function packageOf(
  appointment: AppointmentProjection,
  index: number,
  amountCents: number,
  soldAt: Date,
): ClientPackage {
  const { appointmentId, practiceId, clientId, userId, currency } = appointment;
  const { serviceId, name, packageSessions } = appointment.lines[index]!;
  return Object.assign(new ClientPackage(), {
    id: newId(),
    ...{ appointmentId, practiceId, clientId, userId, serviceId, name, amountCents, currency, soldAt },
    numberOfSessions: packageSessions,
    refundedAt: null,
  } satisfies Partial<ClientPackage>);
}

function packageSold(sold: ClientPackage) {
  const { id: packageId, appointmentId, practiceId, clientId, userId, serviceId, name, currency } = sold;
  const { numberOfSessions, amountCents } = sold;
  const ids = { packageId, appointmentId, practiceId, clientId: clientId ?? '', userId: userId ?? '', serviceId };
  return { ...ids, name, numberOfSessions, amountCents, currency };
}
