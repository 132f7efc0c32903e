import mjml2html from 'mjml';
import type { MailMessage } from './message.js';

/** A mail ready to be sent: both parts say the same. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** Colours and faces of the product's theme (web/src/theme/tokens.css); mail programs know no custom properties. */
const INK = '#1f2c26';
const MUTED = '#5f6b63';
const SAGE = '#2f4a3c';
const CLAY = '#98502f';
const PAPER = '#faf7f1';
const SURFACE = '#fffdfa';
const LINE = '#e9e0d1';
const SERIF = "Fraunces, 'Iowan Old Style', Georgia, serif";
const SANS = "Figtree, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif";

/** @param reportAddress where the recipient reports a mail that they did not expect */
export async function renderMail(message: MailMessage, reportAddress: string): Promise<RenderedMail> {
  const { html, errors } = await mjml2html(layout(message, reportAddress), { validationLevel: 'strict' });
  if (errors.length > 0)
    throw new Error(`The mail "${message.subject}" is not valid MJML: ${errors[0]?.message ?? ''}`);
  return { html, text: plain(message, reportAddress) };
}

function layout(message: MailMessage, reportAddress: string): string {
  const { subject, preview, practice, heading, paragraphs, details, action, file, closing } = message;
  return `
<mjml lang="en">
  <mj-head>
    <mj-title>${escaped(subject)}</mj-title>
    <mj-preview>${escaped(preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${SANS}" />
      <mj-text font-size="16px" line-height="1.6" color="${INK}" padding="6px 28px" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${PAPER}">
    <mj-section padding="32px 16px 16px">
      <mj-column>
        <mj-text align="center" font-family="${SERIF}" font-size="20px" line-height="1.3" color="${CLAY}">${escaped(practice ?? 'Yarrow')}</mj-text>
      </mj-column>
    </mj-section>
    <mj-wrapper padding="0 10px">
    <mj-section background-color="${SURFACE}" border="1px solid ${LINE}" border-radius="20px" padding="28px 0">
      <mj-column>
        <mj-text font-family="${SERIF}" font-size="27px" line-height="1.25" padding="6px 28px 10px">${escaped(heading)}</mj-text>
        ${paragraphs.map((paragraph) => `<mj-text>${lines(paragraph)}</mj-text>`).join('')}
        ${details.length > 0 ? detailsTable(details) : ''}
        ${action ? button(action) : ''}
        ${file ? `<mj-text><a href="${escaped(file.url)}" style="color:${SAGE}">${escaped(file.label)}</a></mj-text>` : ''}
        ${closing ? `<mj-text color="${MUTED}" font-size="14px">${lines(closing)}</mj-text>` : ''}
      </mj-column>
    </mj-section>
    </mj-wrapper>
    <mj-section padding="20px 16px 36px">
      <mj-column>
        <mj-text align="center" color="${MUTED}" font-size="13px">${escaped(sender(practice))}${practice ? ` ${report(reportAddress)}` : ''}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}

function sender(practice: string | undefined): string {
  return practice
    ? `Sent by Yarrow for ${practice}.`
    : 'Sent by Yarrow, where independent practitioners run their practice.';
}

const NOT_EXPECTED = "Didn't expect this email? Report it to";

function report(address: string): string {
  return `${NOT_EXPECTED} <a href="mailto:${escaped(address)}" style="color:${MUTED}">${escaped(address)}</a>.`;
}

function detailsTable(details: MailMessage['details']): string {
  const rows = details.map(
    ({ label, value }) =>
      `<tr><td style="padding:7px 16px 7px 0;color:${MUTED};vertical-align:top;white-space:nowrap;width:1%">${escaped(label)}</td>` +
      `<td style="padding:7px 0;word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<mj-divider border-width="1px" border-color="${LINE}" padding="14px 28px" />
    <mj-table padding="0 28px" font-size="16px" line-height="1.5" color="${INK}">${rows.join('')}</mj-table>
    <mj-divider border-width="1px" border-color="${LINE}" padding="14px 28px" />`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<mj-button href="${escaped(url)}" background-color="${SAGE}" color="#ffffff" border-radius="999px" font-size="16px"
    font-weight="600" inner-padding="14px 28px" padding="18px 28px" align="left">${escaped(label)}</mj-button>`;
}

function plain(message: MailMessage, reportAddress: string): string {
  const { practice, heading, paragraphs, details, action, file, closing } = message;
  const table = details.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
  const links = [action, file].map((one) => (one ? `${one.label}: ${one.url}` : ''));
  const end = practice ? `${sender(practice)} ${NOT_EXPECTED} ${reportAddress}.` : sender(practice);
  return [heading, ...paragraphs, table, ...links, closing ?? '', end].filter(Boolean).join('\n\n');
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br/>');
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
