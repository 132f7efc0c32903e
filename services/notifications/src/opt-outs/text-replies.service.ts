import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { replyKeyword, type ReplyKeyword } from './reply-keyword.js';
import { StoppedNumbersRepository } from './stopped-numbers.repository.js';

/** A text that somebody sent to our number. */
export interface TextReply {
  messageId: string;
  /** E.164. */
  phone: string;
  body: string;
}

const STOPPED =
  'Yarrow: you get no more texts from us. Your appointments stay as they are; mail still comes. Reply START to get texts again.';
const RESUMED = 'Yarrow: you get texts about your appointments again. Reply STOP to end them.';
const HELP =
  'Yarrow sends texts about your appointments. To change or cancel one, open its link. Reply STOP to end texts. Help: hello@yarrow.example';
const UNREAD =
  'Yarrow: nobody reads replies to this number. To change or cancel an appointment, open its link. Reply STOP to end texts.';
const ANSWERS: Readonly<Record<NonNullable<ReplyKeyword>, string>> = { stop: STOPPED, start: RESUMED, help: HELP };

/** What people reply to texts. No reply ever touches an appointment. */
@Injectable()
export class TextRepliesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stoppedNumbers: StoppedNumbersRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns what to answer; nothing to a repeated message, and nothing but keywords to somebody who wants no texts */
  async receive({ messageId, phone, body }: TextReply): Promise<string | null> {
    const keyword = replyKeyword(body);
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.stoppedNumbers.noteReply(tx, messageId, phone, keyword))) return null;
      if (keyword === 'stop') await this.stoppedNumbers.stop(tx, phone, this.clock.now());
      if (keyword === 'start') await this.stoppedNumbers.resume(tx, phone);
      if (keyword) return ANSWERS[keyword];
      return (await this.stoppedNumbers.has(tx, phone)) ? null : UNREAD;
    });
  }
}
