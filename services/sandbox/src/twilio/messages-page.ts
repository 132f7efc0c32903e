import type { FastifyInstance } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page, table } from '../pages/layout.js';
import type { InboundTexts } from './inbound-texts.js';
import type { TextMessage, TwilioMessages } from './twilio-messages.js';

const FORM_STYLE = `<style>form { align-items: center } input { font: inherit; padding: 10px 12px; border: 1px solid var(--line);
border-radius: 10px }</style>`;

interface Reply {
  Body: { from?: string; body?: string };
}

/** `/messages`: the text messages of both directions, newest first, and a handset to answer with. */
export async function registerMessagesPage(
  app: FastifyInstance,
  messages: TwilioMessages,
  inbound: InboundTexts,
): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.get('/messages', (_request, reply) => sendHtml(reply, messagesPage(messages.listAll())));
  app.post<Reply>('/messages', async (request, reply) => {
    const { from = '', body = '' } = request.body;
    const { host, origin } = request.headers;
    if (origin !== undefined && origin !== `http://${host}`) return reply.code(403).send('Foreign origin');
    if (/^\+[1-9]\d{7,14}$/.test(from)) await inbound.send({ from, body });
    return reply.redirect('/messages', 303);
  });
}

function messagesPage(messages: TextMessage[]): string {
  const rows = messages.map((message) => [
    escapeHtml(message.direction === 'inbound' ? `from ${message.from}` : message.to),
    linked(message.body),
    `<span class="soft">${escapeHtml(message.date_created)}</span>`,
  ]);
  const list = rows.length > 0 ? table(['To', 'Message', 'Sent'], rows) : '<p>No text message yet.</p>';
  const newest = messages.find(({ direction }) => direction !== 'inbound')?.to ?? '';
  return page(
    'Text messages',
    `${FORM_STYLE}<div class="card"><p class="soft">Answer from a handset, for example with STOP, START or HELP.</p>
<form method="post" action="/messages"><label>Number <input name="from" value="${escapeHtml(newest)}" required></label>
<label>Message <input name="body" value="STOP" required></label><button>Send</button></form></div>
<div class="card">${list}</div>`,
  );
}

function linked(body: string): string {
  return escapeHtml(body).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);
}
