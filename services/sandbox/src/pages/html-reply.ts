import type { FastifyReply } from 'fastify';

/** Sends a page that may run no script and load nothing from elsewhere. */
export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'",
    )
    .type('text/html; charset=utf-8')
    .send(html);
}
