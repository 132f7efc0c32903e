import { Injectable } from '@nestjs/common';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requirePro, type Actor, type ProActor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest, type UpsertTarget } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { applyServiceForm, kindOf, variationForm, type ServiceForm } from './service-form.js';
import { serviceMessage } from '../offerings/service-message.js';
import { reorderServices } from './service-order.js';
import { Service, type ServiceKind } from '../offerings/service.entity.js';
import { ServicesRepository } from '../offerings/services.repository.js';

/** Spec portal-configuration §9. */
const MAX_SERVICES = 25;

@Injectable()
export class ServicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServicesRepository,
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the owner. Locking the practice keeps the limit of 25 when two forms are saved at once, and makes
   * repetitions of one request take turns: they get what it made.
   */
  async upsert(actor: Actor, target: UpsertTarget, form: ServiceForm): Promise<Service> {
    requirePro(actor);
    if (form.variationOf) return this.upsertVariation(actor, form.variationOf, target.id, form);
    const { id, idempotencyKey } = target;
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'service' });
    return this.dataSource.transaction(async (tx) => {
      const { currency } = await this.practices.getForUpdate(tx, actor.practiceId);
      const [repeated] = made && !id ? await this.services.listByIds(tx, [made]) : [];
      if (repeated) return repeated;
      const all = await this.services.listOf(tx, [actor.practiceId]);
      const service = id ? serviceAmong(all, id) : newService(made ?? newId(), actor.practiceId, kindOf(form), all);
      const locations = await this.locations.listOf(tx, [actor.practiceId]);
      const locationIds = locations.map((location) => location.id);
      const disabledLocationIds = locations.filter(({ state }) => state !== 'active').map((location) => location.id);
      const serviceIds = all.filter((other) => other.kind !== 'add_on').map((other) => other.id);
      applyServiceForm(service, form, { currency, locationIds, disabledLocationIds, serviceIds });
      await this.saveAndPublish(tx, service);
      return service;
    });
  }

  /** Requires the owner. Repeating it adds nothing: a length at a price is there once. */
  private async upsertVariation(
    { practiceId }: ProActor,
    serviceId: string,
    id: string | null | undefined,
    form: ServiceForm,
  ): Promise<Service> {
    return this.dataSource.transaction(async (tx) => {
      const { currency } = await this.practices.getForUpdate(tx, practiceId);
      const service = serviceAmong(await this.services.listOf(tx, [practiceId]), serviceId, 'variationOf');
      const isThere = service.variations.slice(1).some(({ durationMinutes, amountCents }) => {
        return durationMinutes === form.timeLength && amountCents === form.amountCents;
      });
      if (!id && isThere) return service;
      // What it refers to stays as it is.
      applyServiceForm(service, variationForm(service, id, form), { currency, locationIds: [], serviceIds: [] });
      await this.saveAndPublish(tx, service);
      return service;
    });
  }

  /** Requires the owner. */
  async reorder(actor: Actor, servicesArray: readonly string[]): Promise<Service[]> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, actor.practiceId);
      const all = await this.services.listOf(tx, [actor.practiceId]);
      for (const service of reorderServices(all, servicesArray)) await this.saveAndPublish(tx, service);
      return all.sort((one, other) => one.position - other.position);
    });
  }

  /** Requires the owner. @param photoUrl null takes it off */
  async setPhoto(actor: Actor, id: string, photoUrl: string | null): Promise<Service> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, actor.practiceId);
      const service = serviceAmong(await this.services.listOf(tx, [actor.practiceId]), id, 'serviceId');
      if (service.photoUrl === photoUrl) return service;
      service.photoUrl = photoUrl;
      await this.saveAndPublish(tx, service);
      return service;
    });
  }

  /** Requires the owner. */
  async remove(actor: Actor, id: string): Promise<void> {
    requirePro(actor);
    await this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, actor.practiceId);
      const all = await this.services.listOf(tx, [actor.practiceId]);
      const service = serviceAmong(all, id);
      if (service.kind !== 'add_on' && all.filter((other) => other.kind !== 'add_on').length === 1) {
        throw new DomainError('last_service', 'The last service cannot be deleted.', 'serviceId');
      }
      service.deletedAt = this.clock.now();
      await this.saveAndPublish(tx, service);
    });
  }

  async listByIds(ids: readonly string[]): Promise<Service[]> {
    return this.services.listByIds(this.dataSource.manager, ids.filter(isUuid));
  }

  async listOf(practiceIds: readonly string[]): Promise<Service[]> {
    return this.services.listOf(this.dataSource.manager, practiceIds);
  }

  private async saveAndPublish(tx: EntityManager, service: Service): Promise<void> {
    service.version += 1;
    await this.services.save(tx, service);
    await emit(tx, ServiceSavedSchema, { service: serviceMessage(service) }, { aggregateId: service.id });
  }
}

function serviceAmong(all: Service[], id: string, field = 'id'): Service {
  const service = all.find((candidate) => candidate.id === id);
  if (!service) throw new DomainError('not_found', 'This service does not exist.', field);
  return service;
}

function newService(id: string, practiceId: string, kind: ServiceKind, all: Service[]): Service {
  if (all.length >= MAX_SERVICES)
    throw new DomainError('too_many_services', `A practice can have at most ${MAX_SERVICES} services.`);
  const position = Math.max(0, ...all.map((service) => service.position)) + 1;
  return Object.assign(new Service(), {
    id,
    practiceId,
    kind,
    position,
    version: 0,
    photoUrl: null,
    deletedAt: null,
  });
}
