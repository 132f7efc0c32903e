import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { replyKeyword, type ReplyKeyword } from './reply-keyword.js';
import { StoppedNumbersRepository } from './stopped-numbers.repository.js';

/** A text that was sent to our number. */
export interface TextReply {
  messageId: string;
  /** E.164. */
  phone: string;
  body: string;
}

const STOPPED =
  "Yarrow: you won't get any more texts from us. Your appointments stay as they are, and we'll still email you. Reply START to get texts again.";
const RESUMED = "Yarrow: you'll get texts about your appointments again. Reply STOP to end them.";
const HELP =
  'Yarrow sends texts about your appointments. To change or cancel one, open its link. Reply STOP to end texts. Help: hello@yarrow.example';
const HELP_WHILE_STOPPED =
  "Yarrow: you don't get texts from us. To change or cancel an appointment, open the link in its email. Reply START to get texts again. Help: hello@yarrow.example";
const UNREAD =
  "Yarrow: we can't read replies to this number. To change or cancel an appointment, open its link. Reply STOP to end texts.";

/** Numbers that get no texts, and the replies by which people say so. No reply ever touches an appointment. */
@Injectable()
export class OptOutsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stoppedNumbers: StoppedNumbersRepository,
    private readonly clock: Clock,
  ) {}

  async isStopped(phone: string): Promise<boolean> {
    return this.stoppedNumbers.has(this.dataSource.manager, phone);
  }

  /** Of these those that get no texts. */
  async listStopped(phones: readonly string[]): Promise<ReadonlySet<string>> {
    return this.stoppedNumbers.listStopped(this.dataSource.manager, phones);
  }

  async stop(phone: string): Promise<void> {
    await this.stoppedNumbers.stop(this.dataSource.manager, phone, this.clock.now());
  }

  /**
   * As carriers ask (CTIA Messaging Principles §5.1.3): one confirmation ends the texts, and after it comes nothing
   * more, however often STOP is repeated, except for the answers to START and HELP, which are always sent.
   * @returns what to answer; nothing to a message that the provider repeats
   */
  async receive({ messageId, phone, body }: TextReply): Promise<string | null> {
    const keyword = replyKeyword(body);
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.stoppedNumbers.noteReply(tx, messageId, phone, keyword))) return null;
      return this.answerTo(tx, keyword, phone);
    });
  }

  private async answerTo(tx: EntityManager, keyword: ReplyKeyword, phone: string): Promise<string | null> {
    switch (keyword) {
      case 'stop':
        return (await this.stoppedNumbers.stop(tx, phone, this.clock.now())) ? STOPPED : null;
      case 'start':
        await this.stoppedNumbers.resume(tx, phone);
        return RESUMED;
      case 'help':
        return (await this.stoppedNumbers.has(tx, phone)) ? HELP_WHILE_STOPPED : HELP;
      default:
        return (await this.stoppedNumbers.has(tx, phone)) ? null : UNREAD;
    }
  }
}
