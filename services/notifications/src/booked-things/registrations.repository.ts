import { Injectable } from '@nestjs/common';
import {
  BookableEventSchema,
  RegistrationSchema,
  type BookableEvent,
  type Registration,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from '../copies/copies.repository.js';

/** Registrations and their group events, each in its newest version: an event that moves changes all of them. */
@Injectable()
export class RegistrationsRepository {
  constructor(private readonly copies: CopiesRepository) {}

  async save(tx: EntityManager, registration: Registration): Promise<void> {
    const { event, registrationId } = registration;
    if (event) await this.saveEvent(tx, event);
    await this.copies.save(tx, RegistrationSchema, registration, registrationId, event?.eventId ?? null);
  }

  async saveEvent(tx: EntityManager, event: BookableEvent): Promise<void> {
    await this.copies.save(tx, BookableEventSchema, event, event.eventId);
  }

  async findEvent(tx: EntityManager, eventId: string): Promise<BookableEvent | null> {
    return this.copies.find(tx, BookableEventSchema, eventId);
  }

  async find(tx: EntityManager, registrationId: string): Promise<Registration | null> {
    const registration = await this.copies.find(tx, RegistrationSchema, registrationId);
    return registration && this.withNewestEvent(tx, registration);
  }

  private async withNewestEvent(tx: EntityManager, registration: Registration): Promise<Registration> {
    const newest = registration.event && (await this.findEvent(tx, registration.event.eventId));
    return newest ? { ...registration, event: newest } : registration;
  }
}
