import { describe, expect, it } from '@jest/globals';
import { GRAPHQL_RESPONSE_TYPE, JSON_TYPE, negotiate } from './media-types.js';

describe('the media type of a response', () => {
  it.each([
    [undefined, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['application/json', JSON_TYPE],
    ['application/graphql-response+json', GRAPHQL_RESPONSE_TYPE],
    ['application/graphql-response+json;charset=utf-8, application/json;charset=utf-8', GRAPHQL_RESPONSE_TYPE],
    ['application/graphql-response+json;q=0.5, application/json', JSON_TYPE],
    ['text/html, application/xhtml+xml, */*;q=0.8', JSON_TYPE],
    ['text/html', undefined],
    ['application/json;q=0', undefined],
    ['application/json;charset=latin1', undefined],
  ])('for %s is %s', (accept, type) => expect(negotiate(accept)).toBe(type));
});
