import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { StoppedNumber } from './stopped-number.entity.js';

@Injectable()
export class StoppedNumbersRepository {
  async has(tx: EntityManager, phone: string): Promise<boolean> {
    return tx.existsBy(StoppedNumber, { phoneHash: hashOf(phone) });
  }

  async listStopped(tx: EntityManager, phones: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await tx.findBy(StoppedNumber, { phoneHash: In(phones.map(hashOf)) });
    const stopped = new Set(found.map(({ phoneHash }) => phoneHash.toString('hex')));
    return new Set(phones.filter((phone) => stopped.has(hashOf(phone).toString('hex'))));
  }

  /** @returns false where the number was stopped before */
  async stop(tx: EntityManager, phone: string, stoppedAt: Date): Promise<boolean> {
    const stopped = await tx.query<unknown[]>(
      'INSERT INTO stopped_numbers (phone_hash, stopped_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [hashOf(phone), stoppedAt],
    );
    return stopped.length === 1;
  }

  async resume(tx: EntityManager, phone: string): Promise<void> {
    await tx.delete(StoppedNumber, { phoneHash: hashOf(phone) });
  }

  /** @returns false when a reply with this id was noted before: the provider repeats what it got no answer to */
  async noteReply(tx: EntityManager, messageId: string, phone: string, keyword: string | null): Promise<boolean> {
    const noted = await tx.query<unknown[]>(
      'INSERT INTO text_replies (message_id, phone, keyword) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [messageId, phone, keyword],
    );
    return noted.length === 1;
  }
}

const hashOf = (phone: string): Buffer => createHash('sha256').update(phone).digest();
