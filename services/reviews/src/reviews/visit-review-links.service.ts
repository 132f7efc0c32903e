import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { ReferralLinksRepository } from '../links/referral-links.repository.js';
import { practicePath, visitPath } from './review-paths.js';
import { isPracticeOf } from './reviews.policy.js';

/** Where visits that are over are reviewed. */
@Injectable()
export class VisitReviewLinksService {
  constructor(
    private readonly links: ReferralLinksRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Paths of the web application by the visit's id. What the practice hands on is its own link: with that of the visit it would
   * hold the means to review itself.
   */
  async list(
    tx: EntityManager,
    actor: Actor,
    visits: readonly AppointmentProjection[],
  ): Promise<ReadonlyMap<string, string>> {
    const now = this.clock.now();
    const over = visits.filter((visit) => visit.isOver(now));
    const own = over.filter((visit) => isPracticeOf(actor, visit));
    const others = new Map(
      over.filter((visit) => !isPracticeOf(actor, visit)).map((visit) => [visit.appointmentId, visit]),
    );
    const links = new Map<string, string>();
    for (const { appointmentId, code } of await this.links.listOfAppointments(tx, [...others.keys()])) {
      const visit = appointmentId && others.get(appointmentId);
      if (visit) links.set(appointmentId, linkOf(visit, code));
    }
    const practice = own[0] && (await this.links.findOfPractice(tx, own[0].practiceId));
    if (practice) for (const { appointmentId } of own) links.set(appointmentId, practicePath(practice.code));
    return links;
  }
}

function linkOf({ clientId }: AppointmentProjection, code: string): string {
  return clientId ? visitPath(code, clientId) : practicePath(code);
}
