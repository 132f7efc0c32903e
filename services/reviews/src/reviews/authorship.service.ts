import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { ClientProjection } from '../client-projection/client-projection.entity.js';
import { ReferralLinksService } from '../invitations/referral-links.service.js';
import { ReviewersRepository } from '../invitations/reviewers.repository.js';
import type { Reviewer } from '../invitations/reviewer.entity.js';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import type { Author } from './review.entity.js';
import { requireSupported, unsupportedReviewer } from '../practice-projection/supported-reviewers.js';

/** Claim of an author about who reviews which practice. */
export interface AuthorClaim {
  practiceId: string;
  clientId: string;
  appointmentId?: string | null;
  referralCode?: string | null;
  /** Secrets of the links that the browser has opened. */
  opened?: readonly string[];
}

/** Finds out who writes: by the link of a visit, by the practice's link, or by a login. */
@Injectable()
export class AuthorshipService {
  constructor(
    private readonly referralLinks: ReferralLinksService,
    private readonly practices: PracticeProjectionRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly reviewers: ReviewersRepository,
  ) {}

  /** @throws DomainError `unsupported_reviewer`, `invalid_referral_code` or `not_found`: ids alone prove nothing */
  async get(tx: EntityManager, actor: Actor, claim: AuthorClaim): Promise<Author> {
    for (const id of [claim.practiceId, claim.clientId, claim.appointmentId ?? claim.practiceId]) {
      if (!isUuid(id)) throw notFound();
    }
    const author = await (claim.referralCode
      ? this.byLink(tx, actor, claim, claim.referralCode)
      : this.withoutCode(tx, actor, claim));
    const practice = await this.practices.find(tx, claim.practiceId);
    if (!practice) throw notFound();
    requireSupported(actor, practice, author);
    return author;
  }

  /** By the login or, where that proves nothing, by a link that the browser has opened. */
  private async withoutCode(tx: EntityManager, actor: Actor, claim: AuthorClaim): Promise<Author> {
    const { practiceId, appointmentId, opened = [] } = claim;
    const code = await this.referralLinks.findCode(tx, practiceId, opened, appointmentId);
    if (!code) return this.byLogin(tx, actor, claim);
    try {
      return await this.byLink(tx, actor, claim, code);
    } catch (error) {
      if (!actor.userId) throw error;
      return this.byLogin(tx, actor, claim);
    }
  }

  private async byLink(tx: EntityManager, actor: Actor, claim: AuthorClaim, code: string): Promise<Author> {
    const { practiceId, clientId, appointmentId } = claim;
    const { visit } = await this.referralLinks.getOfPractice(tx, practiceId, code);
    const reviewer = await this.reviewers.find(tx, practiceId, clientId);
    if (visit) {
      const fits = !appointmentId || appointmentId === visit.appointmentId;
      if (!fits || (!reviewer && !(await this.isOf(tx, visit, clientId)))) throw notFound();
      return visitorOf(visit, await this.findClient(tx, visit), reviewer);
    }
    // The practice's link goes to many: what it opens is a review of one's own, never that of a visit or a contact.
    if (!reviewer || appointmentId) throw notFound();
    const { id: reviewerId, firstName, phone } = reviewer;
    const unproven = { appointmentId: null, clientId: null, userId: actor.userId ?? null, email: null };
    return { practiceId, ...unproven, reviewerId, firstName, phone, lastName: '' };
  }

  private async byLogin(tx: EntityManager, { userId }: Actor, claim: AuthorClaim): Promise<Author> {
    const { practiceId, clientId, appointmentId } = claim;
    if (!userId) throw unsupportedReviewer();
    if (appointmentId) {
      const visit = await this.referralLinks.findVisit(tx, practiceId, appointmentId);
      if (!visit || !(await this.isOf(tx, visit, clientId))) throw unsupportedReviewer();
      const client = await this.findClient(tx, visit);
      if (visit.userId !== userId && client?.userId !== userId) throw unsupportedReviewer();
      return visitorOf(visit, client, null);
    }
    const client = await this.clients.find(tx, practiceId, clientId);
    const mine = client?.userId === userId;
    if (!mine || !(await this.referralLinks.hasVisited(tx, practiceId, client.clientId))) throw unsupportedReviewer();
    const { email, phone, firstName, lastName } = client;
    const contact = { clientId: client.clientId, userId, email, phone, firstName, lastName };
    return { practiceId, appointmentId: null, reviewerId: null, ...contact };
  }

  private async isOf(tx: EntityManager, visit: AppointmentProjection, clientId: string): Promise<boolean> {
    if (!visit.clientId) return false;
    return (await this.clients.currentId(tx, visit.clientId)) === (await this.clients.currentId(tx, clientId));
  }

  /** The contact who came, as the practice knows them or, where the contact is not known here, as the booking names them. */
  private async findClient(tx: EntityManager, visit: AppointmentProjection): Promise<ContactName | null> {
    if (!visit.clientId) return null;
    const clientId = await this.clients.currentId(tx, visit.clientId);
    return (await this.clients.find(tx, visit.practiceId, clientId)) ?? { ...visit, clientId };
  }
}

type ContactName = Pick<ClientProjection, 'clientId' | 'email' | 'firstName' | 'lastName' | 'phone' | 'userId'>;

/** Author of a visit's review: its client. A name entered in the flow takes precedence. */
function visitorOf(visit: AppointmentProjection, client: ContactName | null, reviewer: Reviewer | null): Author {
  const { practiceId, appointmentId, userId } = visit;
  const { email, phone, firstName, lastName } = client ?? visit;
  return {
    ...{ practiceId, appointmentId, email, phone, lastName },
    clientId: client?.clientId ?? null,
    reviewerId: reviewer?.id ?? null,
    userId: userId ?? client?.userId ?? null,
    firstName: reviewer?.firstName ?? firstName,
  };
}

function notFound(): DomainError {
  return new DomainError('not_found', 'This review link is not valid any more.');
}
