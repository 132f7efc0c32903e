import { Injectable } from '@nestjs/common';
import { ReviewRequestedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import type { EntityManager } from 'typeorm';
import { ReferralLinksRepository } from '../links/referral-links.repository.js';
import { practicePath, visitPath } from '../reviews/review-paths.js';
import type { ReviewClientType } from './review-request.entity.js';

/** Recipient and kind of a request. */
export interface Asked {
  practiceId: string;
  /** The practice's contact, where it is one. */
  clientId?: string;
  firstName: string;
  phone: string | null;
  email?: string | null;
  kind: ReviewClientType | 'visit' | 'import';
  /** Path of the page; that of the practice's own link where it is left out. */
  link?: string | undefined;
}

/** Asks for a review: notifications sends the link. */
@Injectable()
export class ReviewRequestPublisher {
  constructor(
    private readonly links: ReferralLinksRepository,
    private readonly sealer: Sealer,
  ) {}

  /** The link leaves sealed for notifications. */
  async publish(tx: EntityManager, { link, phone, email, ...asked }: Asked): Promise<void> {
    const path = link ?? (await this.findPracticePath(tx, asked.practiceId));
    if (!path) throw new Error(`Practice ${asked.practiceId} has no review link`);
    const requestId = newId();
    const sealedLink = await this.sealer.seal(path, sealedIn(ReviewRequestedSchema, requestId));
    const requested = { ...asked, requestId, phone: phone ?? '', email: email ?? '', sealedLink };
    await emit(tx, ReviewRequestedSchema, requested, { aggregateId: asked.practiceId });
  }

  /** What the practice may hand on. */
  async findPracticePath(tx: EntityManager, practiceId: string): Promise<string | null> {
    const link = await this.links.findOfPractice(tx, practiceId);
    return link && practicePath(link.code);
  }

  /** Its client's alone. */
  async findVisitPath(tx: EntityManager, appointmentId: string, clientId: string): Promise<string | undefined> {
    const [link] = await this.links.listOfAppointments(tx, [appointmentId]);
    return link && visitPath(link.code, clientId);
  }
}
