import type { FastifyInstance } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page, table } from '../pages/layout.js';
import type { TwilioMessages } from './twilio-messages.js';

/** `/messages`: the text messages, newest first. */
export function registerMessagesPage(app: FastifyInstance, messages: TwilioMessages): void {
  app.get('/messages', (_request, reply) => {
    const rows = messages
      .list()
      .map((message) => [
        escapeHtml(message.to),
        linked(message.body),
        `<span class="soft">${escapeHtml(message.date_created)}</span>`,
      ]);
    const body = rows.length > 0 ? table(['To', 'Message', 'Sent'], rows) : '<p>No text message yet.</p>';
    return sendHtml(reply, page('Text messages', `<div class="card">${body}</div>`));
  });
}

function linked(body: string): string {
  return escapeHtml(body).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);
}
