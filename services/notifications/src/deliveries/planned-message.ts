import type { MailMessage, TextMessage } from '../templates/message.js';
import type { Channel } from '../channels/channel.js';
import type { Condition } from './delivery.entity.js';

/** One message to one recipient. */
export interface PlannedMessage {
  kind: string;
  /** What the message is about: one of each kind, topic, recipient and channel is sent. */
  topic: string;
  recipient: string;
  channel: Channel;
  message: MailMessage | TextMessage;
  /** The practice in whose name the message is sent; absent for the platform, and for messages to the practice. */
  onBehalfOf?: string | undefined;
  /** The appointment or the registration that it is about. */
  bookingId?: string | undefined;
  /** The message is dropped unless this is true of its booking when it is due. */
  holdsWhile?: Condition | undefined;
  /** Epoch milliseconds. */
  sendAt: number;
}

/** The text of a mail; its first paragraph is the preview that mailboxes show next to the subject. */
export type MailText = Omit<MailMessage, 'preview'>;

export function mailOf(text: MailText): MailMessage {
  return { ...text, preview: text.paragraphs[0] ?? text.subject };
}
