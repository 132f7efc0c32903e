import { newId, newSecretToken } from '@yarrow/kit/ids';
import { randomUUID } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { hashToken, isTokenOf } from '@yarrow/kit/security/hash-token';

/** Who writes a review, as far as the way they came proves it. */
export interface Author {
  practiceId: string;
  /** The visit that it is about. */
  appointmentId: string | null;
  /** The contact, where a visit's link or a login proves who it is. */
  clientId: string | null;
  /** E.164; unverified if the author came by the practice's link. */
  phone: string | null;
  /** The browser that came by the practice's link. */
  reviewerId: string | null;
  userId: string | null;
  /** Lower-cased. */
  email: string | null;
  firstName: string;
  lastName: string;
}

/** A review that the practice brought along, with what it says of the author. */
export interface ImportedReview {
  practiceId: string;
  rating: number;
  text: string | null;
  firstName: string;
  /** E.164. */
  phone: string;
  createdAt: Date;
}

/** What its author changed of an anonymous review that is public, until others see it. */
export interface ReviewDraft {
  rating: number;
  text: string | null;
  /** Ids of specialties, where they changed. */
  endorsements?: string[];
}

/** As it is shown behind a first name; empty where the last name is not known. */
export function lastInitialOf(lastName: string): string {
  return [...lastName.trim()][0]?.toLocaleUpperCase('en') ?? '';
}

/** What a client says of a practice. Once it is public it counts with its stars, and is listed where it has text. */
@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id', nullable: true })
  appointmentId: string | null;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('uuid', { name: 'reviewer_id', nullable: true })
  reviewerId: string | null;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  /** Empty when the last name is not known. */
  @Column('text', { name: 'last_initial' })
  lastInitial: string;

  /** 1 to 5. */
  @Column('smallint')
  rating: number;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('boolean', { name: 'is_anonymous' })
  isAnonymous: boolean;

  /** Brought by the practice and not yet confirmed by the client: it does not count. */
  @Column('boolean')
  imported: boolean;

  /** Others see it and it counts. */
  @Column('boolean', { name: 'is_public' })
  isPublic: boolean;

  /** When it becomes public, or the draft does; null where nothing waits. */
  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  /** When it was written, as others see it: of an anonymous one the day on which it became public. */
  @Column('timestamptz', { name: 'shown_at' })
  shownAt: Date;

  /** Id of an anonymous review for everybody else; random, and another one each time that its author becomes anonymous. */
  @Column('uuid', { name: 'public_id' })
  publicId: string;

  @Column('jsonb', { nullable: true })
  draft: ReviewDraft | null;

  /**
   * A further review under a phone whose own review is not public with a name: kept for its author, and never counted.
   * Refusing it would reveal that there is one.
   */
  @Column('boolean')
  duplicate: boolean;

  /** What the practice says to it. */
  @Column('text', { nullable: true })
  reply: string | null;

  @Column('timestamptz', { name: 'replied_at', nullable: true })
  repliedAt: Date | null;

  /** When staff removed it: it never becomes public again. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Secret of the author's link. */
  @Column('text')
  token: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** As everybody may see the author. */
  get author(): string {
    if (this.isAnonymous) return 'Anonymous';
    return this.lastInitial ? `${this.firstName} ${this.lastInitial}.` : this.firstName;
  }

  get counts(): boolean {
    return this.isPublic && !this.imported;
  }

  get listed(): boolean {
    return this.text !== null && this.counts;
  }

  /** What it adds to the practice's stars; 0 while it does not count. */
  get countedStars(): number {
    return this.counts ? this.rating : 0;
  }

  /** What everybody sees stays as it is for now when its author changes something. */
  get holdsChangesBack(): boolean {
    return this.isAnonymous && this.counts;
  }

  /** Everybody may know that there is such a review, and whose it is. */
  get isOpenlySigned(): boolean {
    return this.counts && !this.isAnonymous;
  }

  static create(author: Author, rating: number, at: Date, id = newId()): Review {
    const token = newSecretToken();
    const { practiceId, appointmentId, clientId, reviewerId, userId, firstName, lastName } = author;
    return Object.assign(new Review(), {
      id,
      ...{ practiceId, appointmentId, clientId, reviewerId, userId, firstName },
      phone: clientId ? null : author.phone,
      lastInitial: lastInitialOf(lastName),
      rating,
      text: null,
      isAnonymous: false,
      imported: false,
      isPublic: false,
      publishAt: null,
      shownAt: at,
      publicId: randomUUID(),
      draft: null,
      duplicate: false,
      reply: null,
      repliedAt: null,
      removedAt: null,
      token,
      tokenHash: hashToken(token),
      createdAt: at,
      updatedAt: at,
    });
  }

  static import(imported: ImportedReview, now: Date, id?: string): Review {
    const { practiceId, firstName, phone, text, rating, createdAt } = imported;
    const unproven = { appointmentId: null, clientId: null, reviewerId: null, userId: null, email: null, lastName: '' };
    const review = Review.create({ practiceId, firstName, phone, ...unproven }, rating, createdAt, id);
    return Object.assign(review, { text, imported: true, updatedAt: now });
  }

  /** Shows it from now on. @returns skills to endorse instead of those before, if they waited */
  publish(now: Date): string[] | null {
    const { draft } = this;
    Object.assign(this, { isPublic: true, publishAt: null, draft: null });
    this.shownAt = this.isAnonymous ? startOfDay(now) : this.createdAt;
    if (!draft) return null;
    Object.assign(this, { rating: draft.rating, text: draft.text });
    return draft.endorsements ?? null;
  }

  /** Hides it until it reappears under a new id and without a reply, which could identify its author. */
  hide(until: Date): void {
    Object.assign(this, { reply: null, repliedAt: null });
    Object.assign(this, { isPublic: false, publishAt: until, publicId: randomUUID() });
  }

  /** By staff. Its author may still read and change it, for themselves alone. */
  remove(now: Date): void {
    Object.assign(this, { isPublic: false, publishAt: null, removedAt: now });
  }

  /** In the place of an earlier reply. */
  answer(reply: string, now: Date): void {
    Object.assign(this, { reply, repliedAt: now });
  }

  /** Compared in constant time: the token is the whole capability. */
  opensWith(token: string): boolean {
    return isTokenOf(this.tokenHash, token);
  }

  /**
   * Whether the author's way of access proves that they wrote this one: a visit's link and a login do, the same phone
   * entered in another browser does not.
   */
  isBy(author: Author): boolean {
    return author.appointmentId !== null || author.clientId !== null || this.reviewerId === author.reviewerId;
  }
}

/** Days begin at midnight UTC. */
function startOfDay(at: Date): Date {
  return new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
}
