import { describe, expect, it } from '@jest/globals';
import { inertMail, inertText, oneLine, quoted, severalLines, withoutLinks } from './inert-text.js';

const SITE = 'https://yarrow.example';
const OWN = [SITE];

describe('text without links', () => {
  it.each([
    ['See https://evil.example.com/pay?x=1 now', 'See https[:]//evil[.]example[.]com/pay?x=1 now'],
    ['Refund at evil.xyz/pay or WWW.evil.online.', 'Refund at evil[.]xyz/pay or WWW[.]evil[.]online.'],
    ['Two: http://1.2.3.4/a, evil.com', 'Two: http[:]//1[.]2[.]3[.]4/a, evil[.]com'],
    ['Like us: https://yarrow.example.evil.com', 'Like us: https[:]//yarrow[.]example[.]evil[.]com'],
    ['Your page: https://yarrow.example/m/c/abc', 'Your page: https://yarrow.example/m/c/abc'],
    ['Ada (ada@example.com), 9.30 a.m., $1.50', 'Ada (ada@example.com), 9.30 a.m., $1.50'],
  ])('%s', (typed, shown) => expect(withoutLinks(typed, OWN)).toBe(shown));

  it('is all of a mail but its button and the address of a video call', () => {
    const typed = 'evil.com';
    const mail = inertMail(
      {
        ...{ subject: typed, preview: typed, practice: typed, heading: typed, paragraphs: [typed], closing: typed },
        details: [
          { label: 'What', value: typed },
          { label: 'Where', value: 'https://call.example.com/1', isLink: true },
        ],
        action: { label: typed, url: `${SITE}/m/c/a` },
      },
      OWN,
    );
    expect(JSON.stringify(mail)).not.toContain('evil.com');
    expect(mail.details[1]!.value).toBe('https://call.example.com/1');
    expect(mail.action!.url).toBe(`${SITE}/m/c/a`);
  });
});

describe('oneLine', () => {
  it('prevents injected lines and headers', () =>
    expect(oneLine('Ada\r\nBcc: all@example.com')).toBe('Ada Bcc: all@example.com'));

  it('removes control and bidirectional characters', () =>
    expect(oneLine('a\u0000b\u202Egnp.exe\u2066')).toBe('abgnp.exe'));

  it('keeps every script and symbol', () => expect(oneLine('Zoë 高橋 =1+1 🌿')).toBe('Zoë 高橋 =1+1 🌿'));
});

describe('severalLines', () => {
  it('keeps lines and makes each inert', () =>
    expect(severalLines('one\r\ntwo\u2028three\u0007')).toBe('one\ntwo\nthree'));
});

describe('messages', () => {
  it('have one-line subjects and headings, whatever a name holds', () => {
    const mail = inertMail(
      { subject: 'New\nX-Evil: 1', preview: '', heading: 'a\nb', paragraphs: [], details: [] },
      OWN,
    );
    expect(mail).toMatchObject({ subject: 'New X-Evil: 1', heading: 'a b' });
  });

  it('keep the line breaks of a quoted note', () => {
    expect(quoted('I park behind.\r\n\r\nPlease ring twice. ')).toEqual(['“I park behind.', '“Please ring twice.”']);
    expect(quoted(' ')).toEqual([]);
  });

  it('fit into the maximum length of a text message', () =>
    expect(inertText({ body: 'x'.repeat(2000) }, OWN).body).toHaveLength(1600));
});
