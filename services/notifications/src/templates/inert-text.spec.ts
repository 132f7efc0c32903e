import { describe, expect, it } from '@jest/globals';
import { inertMail, inertText, oneLine, severalLines } from './inert-text.js';

describe('oneLine', () => {
  it('lets nobody begin a line or a header of their own', () =>
    expect(oneLine('Ada\r\nBcc: all@example.com')).toBe('Ada Bcc: all@example.com'));

  it('drops what hides or turns text', () => expect(oneLine('a\u0000b\u202Egnp.exe\u2066')).toBe('abgnp.exe'));

  it('leaves every script and symbol as it is', () => expect(oneLine('Zoë 高橋 =1+1 🌿')).toBe('Zoë 高橋 =1+1 🌿'));
});

describe('severalLines', () => {
  it('keeps lines, each of them inert', () =>
    expect(severalLines('one\r\ntwo\u2028three\u0007')).toBe('one\ntwo\nthree'));
});

describe('messages', () => {
  it('have one-line subjects and headings, whatever a name holds', () => {
    const mail = inertMail({ subject: 'New\nX-Evil: 1', preview: '', heading: 'a\nb', paragraphs: [], details: [] });
    expect(mail).toMatchObject({ subject: 'New X-Evil: 1', heading: 'a b' });
  });

  it('fit into what the provider of texts takes', () =>
    expect(inertText({ body: 'x'.repeat(2000) }).body).toHaveLength(1600));
});
