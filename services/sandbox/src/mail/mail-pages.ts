import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Attachment, type Email } from 'postal-mime';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page, table } from '../pages/layout.js';
import type { CaughtMail, MailCatcher } from './mail-catcher.js';

type MailRequest = { Params: { id: string; index: string }; Querystring: { to?: string } };

/** `/mail`: the mails, newest first, and each of them with its parts; `/mail-gallery`: how all of them look. */
export function registerMailPages(app: FastifyInstance, catcher: MailCatcher): void {
  app.get<MailRequest>('/mail', (request, reply) =>
    sendHtml(reply, listPage(catcher.list(request.query.to || undefined))),
  );
  app.get<MailRequest>('/mail-gallery', (request, reply) =>
    sendHtml(reply, galleryPage(catcher.list(request.query.to || undefined))),
  );
  app.get<MailRequest>('/mail/:id', (request, reply) =>
    withMail(catcher, request.params.id, reply, (mail, email) => sendHtml(reply, mailPage(mail, email))),
  );
  app.get<MailRequest>('/mail/:id/html', (request, reply) =>
    withMail(catcher, request.params.id, reply, (_mail, email) =>
      reply
        .header(
          'content-security-policy',
          "sandbox allow-popups; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
        )
        .type('text/html; charset=utf-8')
        .send(`<base target="_blank">${email.html ?? ''}`),
    ),
  );
  app.get<MailRequest>('/mail/:id/raw', async (request, reply) => {
    const mail = catcher.find(request.params.id);
    return mail ? reply.type('text/plain; charset=utf-8').send(await catcher.raw(mail)) : notFound(reply);
  });
  app.get<MailRequest>('/mail/:id/attachments/:index', (request, reply) =>
    withMail(catcher, request.params.id, reply, (_mail, email) => {
      const attachment = email.attachments[Number(request.params.index)];
      return attachment ? sendAttachment(reply, attachment) : notFound(reply);
    }),
  );
}

async function withMail(
  catcher: MailCatcher,
  id: string,
  reply: FastifyReply,
  show: (mail: CaughtMail, email: Email) => FastifyReply,
): Promise<FastifyReply> {
  const mail = catcher.find(id);
  return mail ? show(mail, await catcher.open(mail)) : notFound(reply);
}

function listPage(mails: CaughtMail[]): string {
  const rows = mails.map((mail) => [
    `<a href="/mail/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a>`,
    escapeHtml(mail.to.join(', ')),
    `<span class="soft">${escapeHtml(mail.receivedAt)}</span>`,
  ]);
  const list = rows.length > 0 ? table(['Subject', 'To', 'Received'], rows) : '<p>No mail yet.</p>';
  return page('Mail', `<p><a href="/mail-gallery">See them all as they look</a></p><div class="card">${list}</div>`);
}

/** The newest mail of each subject, wide and narrow side by side. */
function galleryPage(mails: CaughtMail[]): string {
  const newest = [...new Map([...mails].reverse().map((mail) => [mail.subject, mail])).values()];
  const frames = newest.map(
    ({ id, subject }) => `<section><h2><a href="/mail/${id}">${escapeHtml(subject)}</a></h2><div class="widths">
<iframe class="wide" loading="lazy" sandbox="allow-popups" src="/mail/${id}/html" title="600 px"></iframe>
<iframe class="narrow" loading="lazy" sandbox="allow-popups" src="/mail/${id}/html" title="390 px"></iframe></div></section>`,
  );
  const style = `<style>main { max-width: 1140px } h2 { font-size: 17px; margin: 32px 0 8px }
.widths { display: flex; gap: 24px; align-items: start; flex-wrap: wrap } .wide { width: 640px } .narrow { width: 390px }</style>`;
  return page('Mail as it looks', style + (frames.join('') || '<p>No mail yet.</p>'));
}

function mailPage(mail: CaughtMail, email: Email): string {
  const attachments = email.attachments.map(
    (attachment, index) =>
      `<li><a href="/mail/${mail.id}/attachments/${index}">${escapeHtml(attachment.filename ?? attachment.mimeType)}</a> <span class="soft">${escapeHtml(attachment.mimeType)}</span></li>`,
  );
  const headers = email.headers.map((header) => `${header.originalKey}: ${header.value}`).join('\n');
  const html = email.html
    ? `<iframe sandbox="allow-popups" src="/mail/${mail.id}/html" title="Mail as sent"></iframe>`
    : '<p>There is no HTML part.</p>';
  return page(
    mail.subject || '(no subject)',
    `<p class="soft">From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}, ${escapeHtml(mail.receivedAt)} ·
<a href="/mail/${mail.id}/raw">source</a></p>
${attachments.length > 0 ? `<div class="card">Attachments<ul>${attachments.join('')}</ul></div>` : ''}
<div class="card">${html}</div>
<div class="card"><details open><summary>Plain text</summary><pre>${escapeHtml(email.text ?? '(none)')}</pre></details></div>
<div class="card"><details><summary>Headers</summary><pre>${escapeHtml(headers)}</pre></details></div>`,
  );
}

function sendAttachment(reply: FastifyReply, { content, filename, mimeType }: Attachment): FastifyReply {
  const name = encodeURIComponent(filename ?? 'attachment');
  return reply
    .headers({ 'content-disposition': `attachment; filename*=UTF-8''${name}`, 'x-content-type-options': 'nosniff' })
    .type(mimeType)
    .send(typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer));
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return sendHtml(reply, page('Not found', '<p>There is no such mail.</p>'));
}
