import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { OpenPackagesRepository } from './open-packages.repository.js';
import { type PackageView, PackageViewsService } from './package-views.service.js';

/** What a practice goes by when it books for one of its contacts. */
@Injectable()
export class ContactPackagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: OpenPackagesRepository,
    private readonly views: PackageViewsService,
    private readonly appointments: AppointmentsRepository,
  ) {}

  /** By contact, in the order in which bookings use them; nothing of contacts of another practice. */
  async listOpen(actor: Actor, clientIds: readonly string[]): Promise<PackageView[][]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return clientIds.map(() => []);
    const { manager } = this.dataSource;
    const held = await this.packages.listOfContacts(manager, actor.practiceId, clientIds.filter(isUuid));
    const byId = await this.views.listOfVisits([...new Set(held.map(({ packageId }) => packageId))], false);
    return clientIds.map((id) =>
      held
        .filter(({ contactId }) => contactId === id)
        .map(({ packageId }) => byId.get(packageId)!)
        .filter(({ sessionsRemaining }) => sessionsRemaining > 0),
    );
  }

  /** By contact; null without one, and for contacts of another practice. */
  async listLastBooked(actor: Actor, clientIds: readonly string[]): Promise<({ id: string } | null)[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return clientIds.map(() => null);
    const ids = clientIds.filter(isUuid);
    const found = await this.appointments.listLastBookedServices(this.dataSource.manager, actor.practiceId, ids);
    return clientIds.map((id) => {
      const serviceId = found.get(id);
      return serviceId === undefined ? null : { id: serviceId };
    });
  }
}
