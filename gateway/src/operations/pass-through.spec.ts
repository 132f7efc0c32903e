import { describe, expect, it } from '@jest/globals';
import { isForwardable } from './pass-through.js';

const answer = (text: string, { status = 200, contentType = 'application/json; charset=utf-8' } = {}) => ({
  status,
  contentType,
  body: Buffer.from(text),
});

describe('a forwardable answer', () => {
  it('is complete JSON with data alone', () => {
    expect(isForwardable(answer('{"data":{"practice":{"name":"A \\"errors\\": joke"}}}'))).toBe(true);
  });

  it.each(
    [
      '{"data":null}',
      '{"data":{"a":null},"errors":[{"message":"secret"}]}',
      '{"errors":[{"message":"secret"}],"data":{"a":null}}',
      '{"data":{"a":1},"extensions":{"trace":"secret"}}',
      '{"data":{"login":{"errors":[]}}}',
      '{"data":{"a":1',
      '<html>',
      '',
    ].map((text) => ({ text })),
  )('is not $text', ({ text }) => {
    expect(isForwardable(answer(text))).toBe(false);
  });

  it('is neither a failure nor another type', () => {
    expect(isForwardable(answer('{"data":{"a":1}}', { status: 500 }))).toBe(false);
    expect(isForwardable(answer('{"data":{"a":1}}', { contentType: 'text/html' }))).toBe(false);
  });
});
