import mjml2html from 'mjml';
import type { MailMessage } from './message.js';

/** A mail ready to be sent: both parts say the same. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** Colours of the product's theme; mail programs know no custom properties. */
const INK = '#26332b';
const MUTED = '#5c6a61';
const SAGE = '#2f5d46';
const PAPER = '#faf6ef';
const LINE = '#e6dfd2';

export async function renderMail(message: MailMessage): Promise<RenderedMail> {
  const { html, errors } = await mjml2html(layout(message), { validationLevel: 'strict' });
  if (errors.length > 0)
    throw new Error(`The mail "${message.subject}" is not valid MJML: ${errors[0]?.message ?? ''}`);
  return { html, text: plain(message) };
}

function layout({ subject, preview, heading, paragraphs, details, action, closing }: MailMessage): string {
  return `
<mjml>
  <mj-head>
    <mj-title>${escaped(subject)}</mj-title>
    <mj-preview>${escaped(preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="'Figtree', 'Helvetica Neue', Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="1.6" color="${INK}" padding="6px 32px" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${PAPER}">
    <mj-section padding="28px 0 12px">
      <mj-column>
        <mj-text align="center" font-family="Georgia, serif" font-size="22px" color="${SAGE}">Yarrow</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" border-radius="18px" padding="28px 0">
      <mj-column>
        <mj-text font-family="Georgia, serif" font-size="26px" line-height="1.25">${escaped(heading)}</mj-text>
        ${paragraphs.map((paragraph) => `<mj-text>${escaped(paragraph)}</mj-text>`).join('')}
        ${details.length > 0 ? detailsTable(details) : ''}
        ${action ? button(action) : ''}
        ${closing ? `<mj-text color="${MUTED}" font-size="14px">${escaped(closing)}</mj-text>` : ''}
      </mj-column>
    </mj-section>
    <mj-section padding="16px 0 32px">
      <mj-column>
        <mj-text align="center" color="${MUTED}" font-size="13px">Sent by Yarrow, where independent practitioners run their practice.</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}

function detailsTable(details: MailMessage['details']): string {
  const rows = details.map(
    ({ label, value }) =>
      `<tr><td style="padding:8px 12px 8px 0;color:${MUTED};vertical-align:top;white-space:nowrap">${escaped(label)}</td>` +
      `<td style="padding:8px 0">${escaped(value).replaceAll('\n', '<br/>')}</td></tr>`,
  );
  return `<mj-divider border-width="1px" border-color="${LINE}" padding="14px 32px" />
    <mj-table padding="0 32px" font-size="16px" line-height="1.5" color="${INK}">${rows.join('')}</mj-table>
    <mj-divider border-width="1px" border-color="${LINE}" padding="14px 32px" />`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<mj-button href="${escaped(url)}" background-color="${SAGE}" color="#ffffff" border-radius="999px" font-size="16px"
    font-weight="600" inner-padding="14px 28px" padding="18px 32px" align="left">${escaped(label)}</mj-button>`;
}

function plain({ heading, paragraphs, details, action, closing }: MailMessage): string {
  const table = details.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
  const link = action ? `${action.label}: ${action.url}` : '';
  return [heading, ...paragraphs, table, link, closing ?? '', 'Yarrow'].filter(Boolean).join('\n\n');
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
