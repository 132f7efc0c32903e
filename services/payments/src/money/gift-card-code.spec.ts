import { describe, expect, it } from '@jest/globals';
import { formatGiftCardCode, giftCardLabel, newGiftCardCode, parseGiftCardCode } from './gift-card-code.js';

describe('the code of a gift card', () => {
  it('has 100 bits of Crockford letters and never comes twice', () => {
    const codes = Array.from({ length: 1_000 }, newGiftCardCode);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('reads what it writes, whatever the case, blanks and look-alikes', () => {
    const code = 'A0B1C2D3E4F5G6H7J8K9';
    expect(formatGiftCardCode(code)).toBe('A0B1C-2D3E4-F5G6H-7J8K9');
    expect(giftCardLabel(code)).toBe('•••• J8K9');
    for (const typed of [
      formatGiftCardCode(code),
      'a0b1c 2d3e4 f5g6h 7j8k9',
      ' AoBlC-2D3E4-F5G6H-7J8K9 ',
      'AOBIC2D3E4F5G6H7J8K9',
      'A0B1C–2D3E4—F5G6H−7J8K9',
      'A0B1C\u20112D3E4\u00a0F5G6H\u200b7J8K9',
      'Ａ０Ｂ１Ｃ－２Ｄ３Ｅ４－Ｆ５Ｇ６Ｈ－７Ｊ８Ｋ９',
    ]) {
      expect(parseGiftCardCode(typed)).toBe(code);
    }
  });

  it.each(['', 'SPRING2026', 'A0B1C2D3E4F5G6H7J8K', 'A0B1C2D3E4F5G6H7J8K9X', 'U0B1C2D3E4F5G6H7J8K9', "' OR 1=1 --"])(
    'does not take %j for one',
    (typed) => expect(parseGiftCardCode(typed)).toBeNull(),
  );
});
