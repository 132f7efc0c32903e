import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { PublicFetchError } from '@yarrow/kit/security/public-fetch';
import type { SchedulingConfig } from '../../config.js';
import type { ConnectCalDavInput } from '../../generated/graphql.js';
import { isAccessLost } from '../../provider-calls/provider-answer-error.js';
import { CalendarConnectionsService } from '../accounts/calendar-connections.service.js';
import { CalendarAccessService } from '../accounts/calendar-access.service.js';
import type { ConnectedProfile } from '../calendar-profiles.service.js';
import { accessOf, type CalDavAccount } from './caldav-account.js';

const MAX_URL_LENGTH = 2_000;
const MAX_USERNAME_LENGTH = 320;
const MAX_PASSWORD_LENGTH = 500;

/** Connects accounts by name and password: iCloud and other servers for CalDAV. */
@Injectable()
export class CalDavConnectionsService {
  private readonly logger = new Logger(CalDavConnectionsService.name);

  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly access: CalendarAccessService,
    private readonly connections: CalendarConnectionsService,
  ) {}

  /**
   * @throws DomainError `invalid_server_url`, `invalid_username`, `invalid_password`, `calendar_login_refused`,
   * `calendar_server_unreachable`, `feature_disabled`, `too_many_calendars`
   */
  async connect(actor: Actor, input: ConnectCalDavInput, now: Date): Promise<ConnectedProfile> {
    requirePro(actor);
    if (!this.access.ready) throw new DomainError('feature_disabled', 'Calendars cannot be connected here.');
    const account = this.accountOf(input);
    const { serverUrl, username } = account;
    const access = accessOf(account);
    try {
      return await this.connections.keep(
        actor,
        {
          ...{ provider: input.provider, accountId: `${serverUrl} ${username}`, name: username },
          ...{ access, credentials: access, tokenExpiresAt: null },
        },
        now,
      );
    } catch (error) {
      throw error instanceof DomainError ? error : this.problemOf(error, input, actor.practiceId);
    }
  }

  private accountOf({ provider, serverUrl, username, password }: ConnectCalDavInput): CalDavAccount {
    const name = username.trim();
    if (!name || name.length > MAX_USERNAME_LENGTH || name.includes(':')) {
      throw new DomainError('invalid_username', 'Please enter your username.', 'username');
    }
    if (!password || password.length > MAX_PASSWORD_LENGTH) {
      throw new DomainError('invalid_password', 'Please enter your password.', 'password');
    }
    return { serverUrl: this.serverOf(provider, serverUrl ?? ''), username: name, password };
  }

  private serverOf(provider: ConnectCalDavInput['provider'], typed: string): string {
    if (provider === 'icloud') return this.config.ICLOUD_CALDAV_URL;
    const text = typed.trim();
    if (provider !== 'caldav' || text.length > MAX_URL_LENGTH || !URL.canParse(text)) throw invalidServer();
    const url = new URL(text);
    const isSafe = url.protocol === 'https:' || (this.config.CALENDAR_FEEDS_ON_LOOPBACK && url.protocol === 'http:');
    if (!isSafe || url.username || url.password) throw invalidServer();
    url.hash = '';
    return url.href;
  }

  private problemOf(error: unknown, { provider }: ConnectCalDavInput, practiceId: string): DomainError {
    if (isAccessLost(error)) {
      return new DomainError('calendar_login_refused', 'Username or password is not right.', 'password');
    }
    // Its message may hold the address.
    this.logger.warn(`a server for CalDAV did not connect practice ${practiceId}: ${(error as Error).name}`);
    const isElsewhere = error instanceof PublicFetchError && error.problem !== 'private_address';
    if (provider === 'caldav' && !isElsewhere) return invalidServer();
    return new DomainError('calendar_server_unreachable', 'The server does not answer. Please try again later.');
  }
}

function invalidServer(): DomainError {
  const message = 'There is no calendar server at this address. It begins with https://.';
  return new DomainError('invalid_server_url', message, 'serverUrl');
}
