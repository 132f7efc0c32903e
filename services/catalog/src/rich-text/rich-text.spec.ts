import { describe, expect, it } from '@jest/globals';
import { plainText, sanitizeRichText } from './rich-text.js';

describe('sanitizeRichText', () => {
  it('keeps emphasis, lists and safe links', () => {
    expect(sanitizeRichText('<p><strong>Hello</strong> <a href="https://example.com">there</a></p>')).toBe(
      '<p><strong>Hello</strong> <a href="https://example.com" rel="nofollow noopener noreferrer">there</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<svg><script>alert(1)</script></svg>',
  ])('takes the poison out of %s', (html) =>
    expect(sanitizeRichText(html)).not.toMatch(/alert|onerror|onclick|style|svg|img/),
  );
});

describe('plainText', () => {
  it('keeps words apart and reads entities', () => {
    expect(plainText('<p>Rest &amp; repair</p><ul><li>one</li><li>two</li></ul>')).toBe('Rest & repair one two');
  });
});
