import { newId, newSecretToken } from '@yarrow/kit/ids';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { hashSecret, isSecretOf } from '../secrets/secret-hash.js';

/** Who writes a review, as far as the way they came proves it. */
export interface Author {
  practiceId: string;
  /** The visit that it is about. */
  appointmentId: string | null;
  /** The contact, where a visit's link or a login proves who it is. */
  clientId: string | null;
  /** E.164; what somebody who came by the practice's link claims. */
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

/** As it is shown behind a first name; empty where the last name is not known. */
export function lastInitialOf(lastName: string): string {
  return [...lastName.trim()][0]?.toLocaleUpperCase('en') ?? '';
}

/** What a client says of a practice. It counts with its stars and is listed once it has text. */
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

  get listed(): boolean {
    return this.text !== null && !this.imported;
  }

  /** What it adds to the practice's stars; 0 while it does not count. */
  get countedStars(): number {
    return this.imported ? 0 : this.rating;
  }

  static create(author: Author, rating: number, at: Date): Review {
    const token = newSecretToken();
    const { practiceId, appointmentId, clientId, reviewerId, userId, firstName, lastName } = author;
    return Object.assign(new Review(), {
      id: newId(),
      ...{ practiceId, appointmentId, clientId, reviewerId, userId, firstName },
      phone: clientId ? null : author.phone,
      lastInitial: lastInitialOf(lastName),
      rating,
      text: null,
      isAnonymous: false,
      imported: false,
      token,
      tokenHash: hashSecret(token),
      createdAt: at,
      updatedAt: at,
    });
  }

  static import({ practiceId, firstName, phone, text, rating, createdAt }: ImportedReview, now: Date): Review {
    const unproven = { appointmentId: null, clientId: null, reviewerId: null, userId: null, email: null, lastName: '' };
    const review = Review.create({ practiceId, firstName, phone, ...unproven }, rating, createdAt);
    return Object.assign(review, { text, imported: true, updatedAt: now });
  }

  /** Compared in constant time: the token is the whole capability. */
  opensWith(token: string): boolean {
    return isSecretOf(this.tokenHash, token);
  }

  /**
   * Whether the way that somebody came proves that they wrote this one: a visit's link and a login do, the same phone
   * typed in another browser does not.
   */
  isBy(author: Author): boolean {
    return author.appointmentId !== null || author.clientId !== null || this.reviewerId === author.reviewerId;
  }
}
