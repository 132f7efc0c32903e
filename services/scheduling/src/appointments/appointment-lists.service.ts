import { Injectable } from '@nestjs/common';
import { type Actor, requirePro, requireUser } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import { assertCalendarRange } from '../calendar-files/calendar-range.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { isClientOf, isPracticeOf, opensFor } from '../visits/appointments.policy.js';
import { AppointmentsRepository, type ListedClients, MAX_LISTED } from '../visits/appointments.repository.js';

/** Of tokens that open nothing: many people share an address and look at their visits, only a guesser misses this often. */
export const VISIT_MISSES = { name: 'instant-action-token', points: 300, perSeconds: 600 };
const MAX_TOKEN_LENGTH = 100;

/** Key of the federated entity: who has the token may see the appointment. */
export interface AppointmentKey {
  readonly id: string;
  readonly instantActionToken: string;
}

/** Subject of a list: a contact or an account. */
export interface ListedPerson {
  readonly clientId?: string | null;
  readonly userId?: string | null;
}

/** The requested page of a list. */
export interface AskedPage {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** Reads appointments. An appointment of another client is reported as nonexistent. */
@Injectable()
export class AppointmentListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async findByToken(actor: Actor, token: string): Promise<Appointment | null> {
    const readable = token.length > 0 && token.length <= MAX_TOKEN_LENGTH;
    const found = readable ? await this.appointments.findByToken(this.dataSource.manager, token) : null;
    if (found && opensFor(actor, found, token)) return found;
    await this.countMiss(actor);
    return null;
  }

  /** In the order of the keys; null where there is no such appointment or the token does not open it. */
  async listByKeys(actor: Actor, keys: readonly AppointmentKey[]): Promise<(Appointment | null)[]> {
    const ids = keys.map(({ id }) => id).filter(isUuid);
    const found = await this.appointments.listByIds(this.dataSource.manager, ids);
    const byId = new Map(found.map((appointment) => [appointment.id, appointment]));
    return keys.map(({ id, instantActionToken }) => {
      const appointment = byId.get(id.toLowerCase());
      return appointment && opensFor(actor, appointment, String(instantActionToken)) ? appointment : null;
    });
  }

  /**
   * Counts one token that opens nothing.
   * @throws DomainError `rate_limited` when too many invalid tokens are tried from this address
   */
  async countMiss(actor: Actor): Promise<void> {
    await this.rateLimits.consume(VISIT_MISSES, actor.ip);
  }

  /** One of the caller's own, or of the caller's practice. */
  async findOwn(actor: Actor, id: string): Promise<Appointment | null> {
    requireUser(actor);
    if (!isUuid(id)) return null;
    const appointment = await this.appointments.find(this.dataSource.manager, id);
    if (!appointment || isPracticeOf(actor, appointment)) return appointment;
    const clientIds = await this.clients.listClientIdsOfUser(this.dataSource.manager, actor.userId);
    return isClientOf(actor, appointment, clientIds) ? appointment : null;
  }

  /** One of the caller's practice. */
  async findOfPractice(actor: Actor, id: string): Promise<Appointment | null> {
    requirePro(actor);
    const found = isUuid(id) ? await this.appointments.find(this.dataSource.manager, id) : null;
    return found && isPracticeOf(actor, found) ? found : null;
  }

  async listUpcoming(actor: Actor, person: ListedPerson, now: Date): Promise<Appointment[]> {
    const listed = await this.whom(actor, person);
    return listed ? this.appointments.listUpcoming(this.dataSource.manager, listed, now) : [];
  }

  async listPast(actor: Actor, person: ListedPerson, now: Date, page: AskedPage): Promise<Appointment[]> {
    const listed = await this.whom(actor, person);
    const limit = Math.min(Math.max(page.limit ?? MAX_LISTED, 1), MAX_LISTED);
    const offset = Math.max(page.offset ?? 0, 0);
    return listed ? this.appointments.listPast(this.dataSource.manager, listed, now, { limit, offset }) : [];
  }

  async countPast(actor: Actor, person: ListedPerson, now: Date): Promise<number> {
    const listed = await this.whom(actor, person);
    return listed ? this.appointments.countPast(this.dataSource.manager, listed, now) : 0;
  }

  async listExpired(actor: Actor, now: Date): Promise<Appointment[]> {
    const listed = await this.whom(actor, {});
    return listed ? this.appointments.listExpired(this.dataSource.manager, listed, now) : [];
  }

  /** @throws DomainError `invalid_range` */
  async listOfPractice(actor: Actor, from: Date, to: Date, now: Date): Promise<Appointment[]> {
    requirePro(actor);
    assertCalendarRange(from, to);
    const found = await this.appointments.listOfPractice(this.dataSource.manager, actor.practiceId, from, to);
    return found.filter((appointment) => appointment.state === 'cancelled' || appointment.holdsTime(now));
  }

  listPending(actor: Actor, now: Date): Promise<Appointment[]> {
    requirePro(actor);
    return this.appointments.listPending(this.dataSource.manager, actor.practiceId, now);
  }

  /** Restricts the subject: a client may query only themselves, a pro also contacts of the practice. */
  private async whom(actor: Actor, { clientId, userId }: ListedPerson): Promise<ListedClients | undefined> {
    requireUser(actor);
    const { manager } = this.dataSource;
    const ofSelf = !clientId && (!userId || userId === actor.userId);
    if (ofSelf) {
      return { userId: actor.userId, clientIds: await this.clients.listClientIdsOfUser(manager, actor.userId) };
    }
    if (actor.kind !== 'pro' || !actor.practiceId) return undefined;
    const { practiceId } = actor;
    if (clientId) return isUuid(clientId) ? { clientIds: [clientId], practiceId } : undefined;
    if (!userId || !isUuid(userId)) return undefined;
    return { userId, clientIds: await this.clients.listClientIdsOfUser(manager, userId), practiceId };
  }
}
