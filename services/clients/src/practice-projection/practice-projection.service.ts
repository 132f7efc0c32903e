import { Injectable, Logger } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { parsePhone } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { PracticeProjectionRepository, type PracticeProjection } from './practice-projection.repository.js';

/** What a practice itself is reached at, and where it reads phone numbers. */
export interface OwnContact {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Lower-cased. */
  readonly emails: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
}

const DEFAULT_COUNTRY = 'US';
const UNKNOWN: PracticeProjection = { country: DEFAULT_COUNTRY, timeZone: '', email: '', phone: '' };

/** Practices as catalog publishes them, with the accounts that own them. */
@Injectable()
export class PracticeProjectionService {
  private readonly logger = new Logger(PracticeProjectionService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticeProjectionRepository,
    private readonly requests: RequestsClient,
  ) {}

  async save(tx: EntityManager, practice: Practice): Promise<void> {
    await this.practices.save(tx, practice);
  }

  /** Catalog is asked once for a practice that has not arrived; to be called where no lock is held. */
  async getOwnContact(practiceId: string): Promise<OwnContact> {
    const practice = await this.get(practiceId);
    const owner = await this.practices.findOwner(this.dataSource.manager, practiceId);
    const country = practice.country || DEFAULT_COUNTRY;
    const reached = [practice, ...(owner ? [owner] : [])];
    return {
      country,
      emails: reached.map(({ email }) => email.toLowerCase()).filter((email) => email !== ''),
      phones: reached.flatMap(({ phone }) => readPhone(phone, country)),
    };
  }

  /** Where a practice reads phone numbers, as far as it is known here: catalog is not asked for each letter of a search. */
  async findCountry(practiceId: string): Promise<string> {
    return (await this.practices.find(this.dataSource.manager, practiceId))?.country || DEFAULT_COUNTRY;
  }

  /** The zone in which a practice reads days: UTC while it is unknown. */
  async getTimeZone(practiceId: string): Promise<string> {
    return (await this.get(practiceId)).timeZone || 'UTC';
  }

  /** Whether notes about clients and intake forms are part of the practice's plan. */
  async keepsNotes(practiceId: string): Promise<boolean> {
    return (await this.get(practiceId)).clientNotesEnabled ?? true;
  }

  /** @param field the argument that asks for notes @throws DomainError `notes_not_enabled` */
  async requireNotes(practiceId: string, field?: string): Promise<void> {
    if (await this.keepsNotes(practiceId)) return;
    throw new DomainError('notes_not_enabled', 'Notes and intake forms are not part of your plan.', field);
  }

  private async get(practiceId: string): Promise<PracticeProjection> {
    const known = await this.practices.find(this.dataSource.manager, practiceId);
    return known ?? (await this.request(practiceId)) ?? UNKNOWN;
  }

  /** Tolerates an unavailable catalog, so that clients can still be added. */
  private async request(practiceId: string): Promise<PracticeProjection | undefined> {
    try {
      const { practice } = await this.requests.request(
        GetPracticeSnapshotRequestSchema,
        GetPracticeSnapshotResponseSchema,
        { practiceId },
      );
      if (practice) await this.save(this.dataSource.manager, practice);
      return practice;
    } catch (error) {
      this.logger.warn(`catalog could not be asked for a practice: ${String(error)}`);
      return undefined;
    }
  }
}

/** A practice's own number may be anything that its owner typed. */
function readPhone(phone: string, country: string): string[] {
  try {
    return [parsePhone(phone, country)];
  } catch {
    return [];
  }
}
