import { escapeHtml, page } from './layout.js';

/** `/`: what is here. */
export function indexPage(urls: { url: string; smtp: string; webhooks: string }): string {
  const cards = [
    card('Mail', `Everything sent to <code>${urls.smtp}</code>. <a href="/mail">Read it</a>`),
    card('Text messages', `Twilio’s API under <code>/twilio</code>. <a href="/messages">Read them</a>`),
    ...providerCards(urls.webhooks),
    card(
      'Files',
      'An S3-compatible store under <code>/s3</code>; keys below <code>public/</code> can be read by anyone.',
    ),
    card('Control', 'Faults, webhooks, call log and reset under <code>/control</code>; the README lists them.'),
  ];
  return page(
    'Stand-ins for outside providers',
    `<p class="soft">For development and tests at ${urls.url}. No money moves and no message leaves this machine.</p>
<div class="grid">${cards.join('')}</div>`,
  );
}

function providerCards(webhooks: string): string[] {
  return [
    card(
      'Stripe',
      `Its API under <code>/stripe/v1</code>, and <code>/v1</code> for the SDK. Events go to <code>${escapeHtml(webhooks)}</code>. ` +
        'Pay with 4242 4242 4242 4242; 4000 0000 0000 0002 is declined; 4000 0027 6000 3184 asks for authentication.',
    ),
    card(
      'Square',
      'Its API under <code>/square/v2</code>, with OAuth under <code>/square/oauth2</code>. ' +
        'Pay with 4111 1111 1111 1111; 4000 0000 0000 0010 is declined when charged; 4800 0000 0000 0004 asks for authentication.',
    ),
    card(
      'PayPal and Venmo',
      'Its API under <code>/paypal/v1</code> and <code>/paypal/v2</code>; buyers approve on a page.',
    ),
    card(
      'Zoom',
      'Its API under <code>/zoom/v2</code>, with OAuth under <code>/zoom/oauth</code>; hosts allow access on a page.',
    ),
    card(
      'Google Calendar',
      'Its API under <code>/google/calendar/v3</code>, with OAuth under <code>/google</code>; users allow access on a page.',
    ),
    card(
      'Microsoft calendars',
      'Microsoft Graph under <code>/microsoft/v1.0</code>, with OAuth under <code>/microsoft/common</code>; users allow access on a page.',
    ),
  ];
}

function card(title: string, body: string): string {
  return `<section class="card"><b>${title}</b><p>${body}</p></section>`;
}
