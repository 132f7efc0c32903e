/** A way of sending messages. */
export type Channel = 'email' | 'sms';
