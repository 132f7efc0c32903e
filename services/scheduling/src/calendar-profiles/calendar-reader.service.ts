import { Inject, Injectable, Logger } from '@nestjs/common';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import {
  type CalendarAdapter,
  CalendarReadError,
  type CalendarReading,
  type CalendarRequest,
} from './calendar-adapter.js';
import type { CalendarProfile, CalendarProvider } from './calendar-profile.entity.js';

/** How calendars are read, by provider. */
export const CALENDAR_ADAPTERS = Symbol('CALENDAR_ADAPTERS');

const DAY_MS = 86_400_000;
const DAYS_BEHIND = 1;
/** Longer than anybody can book ahead. */
const DAYS_AHEAD = 400;

/** Asks the provider of a calendar. Nothing is locked meanwhile. */
@Injectable()
export class CalendarReaderService {
  private readonly logger = new Logger(CalendarReaderService.name);

  constructor(
    private readonly catalogs: CatalogProjectionService,
    private readonly cipher: CredentialCipher,
    @Inject(CALENDAR_ADAPTERS) private readonly adapters: readonly CalendarAdapter[],
  ) {}

  /** Whether there is a key to keep addresses with. */
  get ready(): boolean {
    return this.cipher.ready;
  }

  seal(address: string, profileId: string): Buffer {
    return this.cipher.encrypt(address, profileId);
  }

  /** @throws CalendarReadError */
  async read(profile: CalendarProfile, known: CalendarRequest['known'], now: Date): Promise<CalendarReading> {
    if (!profile.sealedAddress) throw new CalendarReadError('unreachable');
    const { practice } = await this.catalogs.getCatalog(profile.practiceId);
    const day = Math.floor(now.getTime() / DAY_MS);
    const window = { from: (day - DAYS_BEHIND) * DAY_MS, to: (day + DAYS_AHEAD) * DAY_MS };
    const timeZone = practice.timeZone || 'UTC';
    try {
      const address = this.cipher.decrypt(profile.sealedAddress, profile.id);
      return await this.adapterOf(profile.providerName).read({ address, timeZone, known, ...window });
    } catch (error) {
      if (error instanceof CalendarReadError) throw error;
      // Of an error that nobody expects only the kind: its message may hold the address.
      this.logger.error({ profileId: profile.id, kind: (error as Error).name }, 'a calendar could not be read');
      throw new CalendarReadError('unreachable');
    }
  }

  private adapterOf(provider: CalendarProvider): CalendarAdapter {
    const adapter = this.adapters.find(({ providers }) => providers.includes(provider));
    if (!adapter) throw new CalendarReadError('unreachable');
    return adapter;
  }
}
