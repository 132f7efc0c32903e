import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { ReferralLinksService } from './referral-links.service.js';
import { ReferralLinksRepository } from '../links/referral-links.repository.js';

export interface Invitation {
  practiceId: string;
  appointmentId: string | null;
  clientId: string | null;
  firstName: string | null;
}

/** Guesses at codes from one address. */
export const MISSES = { name: 'review-codes', points: 60, perSeconds: 600 };

@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly referralLinks: ReferralLinksService,
    private readonly links: ReferralLinksRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** The code is enough to see its practice and client; a visit's link opens once the visit is over. */
  async find(actor: Actor, code: string): Promise<Invitation | null> {
    const tx = this.dataSource.manager;
    const opened = await this.referralLinks.open(tx, code);
    if (!opened) {
      await this.rateLimits.consume(MISSES, actor.ip);
      return null;
    }
    const { practiceId, visit } = opened;
    if (!visit) return { practiceId, appointmentId: null, clientId: null, firstName: null };
    const clientId = visit.clientId && (await this.clients.currentId(tx, visit.clientId));
    const client = clientId ? await this.clients.find(tx, practiceId, clientId) : null;
    const firstName = (client?.firstName ?? visit.firstName) || null;
    return { practiceId, appointmentId: visit.appointmentId, clientId, firstName };
  }

  /** The code that leads to a review: of its visit, or the practice's own. */
  async findCodeOf(practiceId: string, appointmentId: string | null): Promise<string | null> {
    const tx = this.dataSource.manager;
    if (!appointmentId) return (await this.links.findOfPractice(tx, practiceId))?.code ?? null;
    return (await this.links.listOfAppointments(tx, [appointmentId]))[0]?.code ?? null;
  }

  /** The practice's own code, for its owner; null for everybody else. */
  async findOwnCode(actor: Actor, practiceId: string): Promise<string | null> {
    if (actor.practiceId !== practiceId) return null;
    return (await this.links.findOfPractice(this.dataSource.manager, practiceId))?.code ?? null;
  }
}
