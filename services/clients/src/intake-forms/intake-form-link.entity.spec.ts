import { describe, expect, it } from '@jest/globals';
import { IntakeFormLink } from './intake-form-link.entity.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const link = () => IntakeFormLink.create('p1', 'c1', 'v1', NOW);

describe('IntakeFormLink', () => {
  it('has a secret of 128 bits at least, each its own', () => {
    const [first, second] = [link().uniqueId, link().uniqueId];
    expect(Buffer.from(first, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(first).not.toBe(second);
  });

  it('accepts answers once', () => {
    const sent = link();
    expect(sent.submit('{"a":1}', NOW)).toBe(true);
    expect(() => sent.submit('{"a":2}', NOW)).toThrow('This form has already been completed.');
    expect(sent.response).toBe('{"a":1}');
  });

  it('treats a repetition of the same answers as done', () => {
    const sent = link();
    sent.submit('{"a":1}', NOW);
    expect(sent.submit('{"a":1}', new Date())).toBe(false);
    expect(sent.submittedAt).toBe(NOW);
  });
});
