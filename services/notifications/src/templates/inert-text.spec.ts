import { describe, expect, it } from '@jest/globals';
import { inertMail, inertText, oneLine, severalLines } from './inert-text.js';

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
    const mail = inertMail({ subject: 'New\nX-Evil: 1', preview: '', heading: 'a\nb', paragraphs: [], details: [] });
    expect(mail).toMatchObject({ subject: 'New X-Evil: 1', heading: 'a b' });
  });

  it('fit into the maximum length of a text message', () =>
    expect(inertText({ body: 'x'.repeat(2000) }).body).toHaveLength(1600));
});
