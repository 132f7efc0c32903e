import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { z } from 'zod';
import type { NotificationsConfig } from '../config.js';
import type { TextMessage } from '../templates/message.js';
import { DeliveryError } from './delivery-error.js';

const TIMEOUT_MS = 10_000;
/** The provider's code for a recipient who replied STOP (https://www.twilio.com/docs/api/errors/21610). */
const UNSUBSCRIBED = /"code":\s*21610\b/;
const sentSchema = z.object({ sid: z.string() });
const listSchema = z.object({ messages: z.array(z.object({ sid: z.string(), body: z.string() })) });

/** Hands text messages to Twilio (its REST API of 2010-04-01). */
@Injectable()
export class TextChannel {
  private readonly messages: string;
  private readonly authorization: string;
  /** Why the last call came to nothing: no answer, or one that says that no call will do better now. */
  private lastFault: Error | undefined;

  constructor(@Inject(CONFIG) private readonly config: NotificationsConfig) {
    const { SMS_API_BASE, SMS_ACCOUNT_SID, SMS_AUTH_TOKEN } = config;
    this.messages = `${SMS_API_BASE.replace(/\/+$/, '')}/2010-04-01/Accounts/${SMS_ACCOUNT_SID}/Messages.json`;
    this.authorization = `Basic ${Buffer.from(`${SMS_ACCOUNT_SID}:${SMS_AUTH_TOKEN}`).toString('base64')}`;
  }

  /**
   * @param mayHaveBeenSent an earlier attempt ended without an answer: the provider is asked before it is sent again
   * @returns the provider's id of the message
   * @throws DeliveryError
   */
  async send(recipient: string, { body }: TextMessage, mayHaveBeenSent: boolean): Promise<string> {
    const earlier = mayHaveBeenSent ? await this.findSent(recipient, body) : null;
    return earlier ?? this.hand(recipient, body);
  }

  /**
   * Says how the last call ended: the provider counts and bills what it is asked.
   * @throws where that call failed
   */
  async ping(): Promise<void> {
    if (this.lastFault) throw this.lastFault;
  }

  private async hand(recipient: string, body: string): Promise<string> {
    const form = new URLSearchParams({ From: this.config.SMS_FROM, To: recipient, Body: body });
    const response = await this.fetch(this.messages, { method: 'POST', body: form });
    if (response.status === 201) return sentSchema.parse(await response.json()).sid;
    const permanent = response.status >= 400 && response.status < 500 && response.status !== 429;
    const reason = (await response.text()).slice(0, 300);
    throw new DeliveryError(
      `The provider answered ${response.status}: ${reason}`,
      permanent,
      UNSUBSCRIBED.test(reason),
    );
  }

  private async findSent(recipient: string, body: string): Promise<string | null> {
    const response = await this.fetch(`${this.messages}?${new URLSearchParams({ To: recipient, PageSize: '50' })}`, {
      method: 'GET',
    });
    if (response.status !== 200) throw new DeliveryError(`The provider answered ${response.status} when asked.`, false);
    const { messages } = listSchema.parse(await response.json());
    return messages.find((message) => message.body === body)?.sid ?? null;
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      const response = await fetch(url, {
        ...init,
        headers: { authorization: this.authorization },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      this.lastFault = isFault(response.status) ? new Error(`The provider answered ${response.status}.`) : undefined;
      return response;
    } catch (error) {
      this.lastFault = error as Error;
      throw new DeliveryError(`The provider did not answer: ${(error as Error).message}`, false);
    }
  }
}

/** Not of one message: we are not let in, ask too often, or the provider is out of order. */
const isFault = (status: number): boolean => [401, 403, 429].includes(status) || status >= 500;
