import { describe, expect, it } from '@jest/globals';
import { renderMail } from './mail-layout.js';
import type { MailMessage } from './message.js';

const message: MailMessage = {
  subject: 'Your visit',
  preview: 'Tomorrow at nine',
  heading: 'See you tomorrow',
  paragraphs: ['Hello <b>Ada</b> & co.'],
  details: [{ label: 'When', value: 'Friday\n9:00 AM' }],
  action: { label: 'See your visit', url: 'https://example.com/m/c/abc?x=1&y=2' },
  file: { label: 'Invoice 0042 (PDF)', url: 'https://example.com/invoice.pdf' },
};

describe('renderMail', () => {
  it('says the same in both parts', async () => {
    const { html, text } = await renderMail(message, 'report@example.com');
    for (const part of [html, text]) {
      expect(part).toContain('See you tomorrow');
      expect(part).toContain('9:00 AM');
      expect(part).toContain('See your visit');
      expect(part).toContain('Invoice 0042 (PDF)');
      expect(part).toContain('https://example.com/invoice.pdf');
    }
    expect(text).toContain('See your visit: https://example.com/m/c/abc?x=1&y=2');
  });

  it('escapes what people typed', async () => {
    const { html } = await renderMail(
      {
        ...message,
        heading: '<script>alert(1)</script>',
        details: [{ label: 'Note', value: '</td><mj-raw>"x' }],
      },
      'report@example.com',
    );
    expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; co.');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/td&gt;&lt;mj-raw&gt;');
  });

  it('names the practice that it was sent for and where to report it', async () => {
    const { html, text } = await renderMail({ ...message, practice: 'Still Water' }, 'report@example.com');
    expect(text).toContain(
      "Sent by Yarrow for Still Water. Didn't expect this email? Report it to report@example.com.",
    );
    expect(html).toContain('href="mailto:report@example.com"');
  });
});
