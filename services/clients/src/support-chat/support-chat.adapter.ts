import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { SignJWT } from 'jose';
import type { User } from '../accounts/user.entity.js';
import type { ClientsConfig } from '../config.js';

/** What the provider's script in the browser is started with. */
export interface SupportChatSession {
  readonly token: string;
  readonly appId: string;
}

/** A session lasts a day (spec portal-operations §9: 86400000 ms). */
const SESSION_SECONDS = 86_400;

/**
 * The provider of support chat that the configuration names. Intercom's messenger takes a JWT (HS256) with the account's
 * id, signed with the secret of its workspace.
 */
@Injectable()
export class SupportChatAdapter {
  constructor(
    @Inject(CONFIG) private readonly config: ClientsConfig,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined where none is configured */
  async openSession({ id, email, firstName, lastName }: User): Promise<SupportChatSession | undefined> {
    const { SUPPORT_CHAT_APP_ID: appId, SUPPORT_CHAT_SECRET: secret } = this.config;
    if (!appId || !secret) return undefined;
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const token = await new SignJWT({ user_id: id, email, name: `${firstName} ${lastName}`.trim() })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + SESSION_SECONDS)
      .sign(new TextEncoder().encode(secret));
    return { token, appId };
  }
}
