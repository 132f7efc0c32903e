import type { MailMessage, TextMessage } from '../templates/message.js';
import type { Channel } from '../channels/channel.js';
import type { Condition } from './delivery.entity.js';

/** One message that should reach somebody. */
export interface PlannedMessage {
  kind: string;
  /** What the message is about: one of each kind, topic, recipient and channel is sent. */
  topic: string;
  recipient: string;
  channel: Channel;
  message: MailMessage | TextMessage;
  /** The practice in whose name somebody else is written to; absent where the platform writes, and to the practice itself. */
  onBehalfOf?: string | undefined;
  /** The appointment or the registration that it is about. */
  bookingId?: string | undefined;
  /** The message is dropped unless this is true of its booking when it is due. */
  holdsWhile?: Condition | undefined;
  /** Epoch milliseconds. */
  sendAt: number;
}

/** The text of a mail; the line that mailboxes show beside the subject is its first paragraph. */
export type MailText = Omit<MailMessage, 'preview'>;

export function mailOf(text: MailText): MailMessage {
  return { ...text, preview: text.paragraphs[0] ?? text.subject };
}
