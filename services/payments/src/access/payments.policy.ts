import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AppointmentCopies } from '../appointment-copies/appointment-copies.service.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { ClientCopy } from '../client-copies/client-copy.entity.js';

/** Longest secret that any of our links carries. */
const TOKEN_MAX_LENGTH = 200;

/** Somebody's cards at a practice. */
export interface CardHolder {
  practiceId: string;
  holderId: string;
  /** The account that the cards belong to, when it is the caller's own. */
  userId: string | null;
}

/** Who may see and move which money. What is not yours does not exist. */
@Injectable()
export class PaymentsPolicy {
  constructor(
    private readonly copies: AppointmentCopies,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The appointment, if the caller is its practice, its client's account, or holds the secret of its link.
   * @throws DomainError `not_found` for all others
   */
  async requireAppointment(
    actor: Actor,
    appointmentId: string,
    token: string | null | undefined,
  ): Promise<AppointmentCopy> {
    const copy = await this.copies.find(appointmentId);
    if (copy && (opens(copy, token) || (await this.isParty(actor, copy)))) return copy;
    throw new DomainError('not_found', 'The appointment was not found.', 'appointmentId');
  }

  /** @throws DomainError `not_found` unless the caller is the practice of the appointment */
  async requirePracticeOf(actor: Actor, appointmentId: string): Promise<AppointmentCopy> {
    const copy = await this.copies.find(appointmentId);
    if (copy && isPractice(actor, copy.practiceId)) return copy;
    throw new DomainError('not_found', 'The appointment was not found.', 'appointmentId');
  }

  /** The appointment that a link of a practice opens. */
  async findByToken(practiceId: string, token: string): Promise<AppointmentCopy | null> {
    if (token.length > TOKEN_MAX_LENGTH) return null;
    const copy = await this.copies.findByToken(token);
    return copy && copy.practiceId === practiceId && copy.opensWith(token) ? copy : null;
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

  private async isParty(actor: Actor, copy: AppointmentCopy): Promise<boolean> {
    if (isPractice(actor, copy.practiceId)) return true;
    if (actor.kind !== 'client' || !actor.userId) return false;
    if (copy.userId === actor.userId) return true;
    const client = copy.clientId && (await this.findClient(copy.practiceId, copy.clientId));
    return Boolean(client && client.userId === actor.userId);
  }

  private async findClient(
    practiceId: string,
    clientId?: string | null,
    userId?: string | null,
  ): Promise<ClientCopy | null> {
    if (!clientId && !userId) return null;
    const where = clientId ? { practiceId, clientId } : { practiceId, userId: userId! };
    return this.dataSource.manager.findOneBy(ClientCopy, where);
  }
}

function isPractice(actor: Actor, practiceId: string): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}

function opens(copy: AppointmentCopy, token: string | null | undefined): boolean {
  return Boolean(token) && token!.length <= TOKEN_MAX_LENGTH && copy.opensWith(token!);
}
