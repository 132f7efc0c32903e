import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import type { Limit } from '@yarrow/kit/rate-limits/rate-limit';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource, IsNull } from 'typeorm';
import { AppointmentLookupService } from '../appointment-projection/appointment-lookup.service.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { Party } from '../records/appointments/party.js';
import { ClientProjection } from '../client-projection/client-projection.entity.js';

/** No secret that our links carry is longer. */
const MAX_TOKEN_LENGTH = 200;

/** Identifies the cards of one contact at a practice. */
export interface CardHolder {
  practiceId: string;
  holderId: string;
  /** The account that the cards belong to, when it is the caller's own. */
  userId: string | null;
}

export interface Standing {
  appointment: AppointmentProjection;
  party: Party;
}

/** Who may see and move which money, and how often. What is not yours does not exist. */
@Injectable()
export class PaymentsPolicy {
  constructor(
    private readonly appointments: AppointmentLookupService,
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * The appointment, for what its client and its practice may both do.
   * @param limit how often that may be done for one appointment; only those who may are counted
   * @throws DomainError `not_found` for all others, `rate_limited`
   */
  async requireAppointment(
    actor: Actor,
    appointmentId: string,
    token: string | null | undefined,
    limit?: Limit,
  ): Promise<AppointmentProjection> {
    const { appointment } = await this.requireParty(actor, appointmentId, token);
    await this.count(appointment, limit);
    return appointment;
  }

  /**
   * The appointment, and whether the caller is its client (its account, or the holder of its link, which may be among
   * those that the browser has opened) or its practice. A session of the practice is the practice's, whichever link it holds.
   * @throws DomainError `not_found` for all others
   */
  async requireParty(actor: Actor, appointmentId: string, token: string | null | undefined): Promise<Standing> {
    const appointment = await this.appointments.find(appointmentId);
    const party = appointment && (await this.partyOf(actor, appointment, token));
    if (party) return { appointment, party };
    throw new DomainError('not_found', 'The appointment was not found.', 'appointmentId');
  }

  /** As `requireParty`, for what can be done to visits and not to orders of gift cards. @throws DomainError `not_found` */
  async requireVisitParty(actor: Actor, id: string, token: string | null | undefined): Promise<Standing> {
    const standing = await this.requireParty(actor, id, token);
    if (standing.appointment.isVisit) return standing;
    throw new DomainError('not_found', 'The appointment was not found.', 'appointmentId');
  }

  /**
   * The appointment, for what is its client's alone.
   * @param refusal what its practice reads, and at which argument
   * @throws DomainError `forbidden` for its practice, `not_found` for all others
   */
  async requireClient(
    actor: Actor,
    appointmentId: string,
    token: string | null | undefined,
    refusal: { message: string; field: string },
    limit?: Limit,
  ): Promise<AppointmentProjection> {
    const { appointment, party } = await this.requireVisitParty(actor, appointmentId, token);
    if (party !== 'client') throw new DomainError('forbidden', refusal.message, refusal.field);
    await this.count(appointment, limit);
    return appointment;
  }

  /** @throws DomainError `not_found` unless the caller is the practice of the appointment, `rate_limited` */
  async requirePracticeOf(actor: Actor, appointmentId: string, limit?: Limit): Promise<AppointmentProjection> {
    const appointment = await this.findOfPractice(actor, appointmentId);
    if (!appointment) throw new DomainError('not_found', 'The appointment was not found.', 'appointmentId');
    await this.count(appointment, limit);
    return appointment;
  }

  /** An appointment or a registration of the caller's practice; null for all others. */
  async findOfPractice(actor: Actor, id: string): Promise<AppointmentProjection | null> {
    const found = await this.appointments.find(id);
    return found?.isVisit && isPractice(actor, found.practiceId) ? found : null;
  }

  /** The appointment that a link of a practice opens. */
  async findByToken(practiceId: string, token: string): Promise<AppointmentProjection | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const appointment = await this.appointments.findByToken(token);
    return appointment && appointment.practiceId === practiceId && appointment.opensWith(token) ? appointment : null;
  }

  /** Whose cards are meant, if the caller may use them: the practice any of its contacts', an account its own. */
  async findHolder(
    actor: Actor,
    wanted: { practiceId: string; clientId?: string | null; userId?: string | null },
  ): Promise<CardHolder | null> {
    const { practiceId, clientId, userId } = wanted;
    if (![practiceId, clientId, userId].every((id) => id == null || isUuid(id))) return null;
    const own = actor.kind === 'client' ? actor.userId : null;
    const client = await this.findClient(practiceId, clientId, userId ?? own);
    if (isPractice(actor, practiceId)) return client && { practiceId, holderId: client.clientId, userId: null };
    if (actor.kind !== 'client' || !actor.userId) return null;
    if ((userId && userId !== actor.userId) || (clientId && client?.userId !== actor.userId)) return null;
    return { practiceId, holderId: client?.clientId ?? actor.userId, userId: actor.userId };
  }

  private async partyOf(
    actor: Actor,
    appointment: AppointmentProjection,
    token: string | null | undefined,
  ): Promise<Party | undefined> {
    const holdsLink = () => [token, ...(actor.openedLinks ?? [])].some((secret) => opens(appointment, secret));
    // A practice sees what it has sold, not what is being bought.
    if (!appointment.isVisit) return holdsLink() ? 'client' : undefined;
    // Practitioners book, too: at their own practice as well.
    if (actor.userId && appointment.userId === actor.userId) return 'client';
    if (isPractice(actor, appointment.practiceId)) return 'practice';
    if (holdsLink()) return 'client';
    if (actor.kind !== 'client' || !actor.userId || !appointment.clientId) return undefined;
    const client = await this.findClient(appointment.practiceId, appointment.clientId);
    return client?.userId === actor.userId ? 'client' : undefined;
  }

  /** @throws DomainError `rate_limited` */
  async count({ appointmentId }: AppointmentProjection, limit?: Limit): Promise<void> {
    if (limit) await this.limits.consume(limit, appointmentId);
  }

  private async findClient(
    practiceId: string,
    clientId?: string | null,
    userId?: string | null,
  ): Promise<ClientProjection | null> {
    if (!clientId && !userId) return null;
    const { manager } = this.dataSource;
    if (!clientId) return manager.findOneBy(ClientProjection, { practiceId, userId: userId!, mergedInto: IsNull() });
    const named = await manager.findOneBy(ClientProjection, { practiceId, clientId });
    if (!named?.mergedInto) return named;
    return manager.findOneBy(ClientProjection, { practiceId, clientId: named.mergedInto });
  }
}

/** The practice itself, in its own session. */
export function isPractice(actor: Actor, practiceId: string): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}

/** Whether the key of an appointment opens it: the client's token for everybody, the practice's in its own session. */
export function mayOpen(actor: Actor, appointment: AppointmentProjection, token: string): boolean {
  const [byLink, byPractice] = [appointment.opensWith(token), appointment.isPracticeToken(token)];
  return byLink || (byPractice && isPractice(actor, appointment.practiceId));
}

function opens(appointment: AppointmentProjection, token: string | null | undefined): boolean {
  return Boolean(token) && token!.length <= MAX_TOKEN_LENGTH && appointment.opensWith(token!);
}
