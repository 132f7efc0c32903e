import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { parseLine, parsePhone } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import { requireSupported } from '../practice-projection/supported-reviewers.js';
import { ReferralLinksService } from './referral-links.service.js';
import { ReviewersRepository } from './reviewers.repository.js';

export interface ReviewerForm {
  practiceId: string;
  phone: string;
  firstName: string;
  referralCode?: string | null;
  /** UUID made by the browser, the same for each repetition. */
  idempotencyKey?: string | null;
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;

@Injectable()
export class ReviewersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly referralLinks: ReferralLinksService,
    private readonly reviewers: ReviewersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires a link of the practice. The phone is an unverified claim, so each form gets a new id, whose key is the
   * browser's own: it reveals nothing of the practice's contacts and opens no review that another browser wrote.
   * @param opened secrets of the links that the browser has opened, for a form without a code
   * @returns id of the reviewer
   */
  async create(actor: Actor, form: ReviewerForm, opened: readonly string[] = []): Promise<string> {
    const name = parseLine(form.firstName, 'firstName', { min: 3, max: 100, label: 'Your first name' });
    return this.dataSource.transaction(async (tx) => {
      const { practice } = await this.referralLinks.getOfPractice(tx, form.practiceId, form.referralCode, opened);
      requireSupported(actor, practice, {});
      const phone = parseReviewerPhone(form.phone, practice.country);
      requireSupported(actor, practice, { phone });
      const { practiceId } = practice;
      const id = idOfRequest(form.idempotencyKey, { of: practiceId, kind: 'reviewer' }) ?? newId();
      const reviewer = { id, practiceId, firstName: name.replace(/\s+/g, ' '), phone };
      await this.reviewers.insert(tx, { ...reviewer, createdAt: this.clock.now() });
      return reviewer.id;
    });
  }

  /** Names and phones of people who started a review and left are not kept. */
  async deleteIdle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.reviewers.deleteIdle(this.dataSource.manager, before);
  }
}

function parseReviewerPhone(value: string, country: string): string {
  try {
    return parsePhone(value, country);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const message = 'Please enter a valid phone number to continue and leave a review.';
    throw new DomainError('invalid_phone', message, 'phone');
  }
}
