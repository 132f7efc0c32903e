import { describe, expect, it } from '@jest/globals';
import { idOfRequest } from './idempotency.js';
import { isUuid, newId } from './ids.js';

describe('the id of what a request makes', () => {
  const scope = { of: newId(), kind: 'event_type' };
  const key = newId();

  it('is one id however often the request comes and however its key is written', () => {
    const id = idOfRequest(key, scope);
    expect(isUuid(id!)).toBe(true);
    expect(id).not.toBe(key);
    expect(idOfRequest(key.toUpperCase(), scope)).toBe(id);
  });

  it('is another one with another key, for another owner and for another kind', () => {
    const ids = [
      idOfRequest(key, scope),
      idOfRequest(newId(), scope),
      idOfRequest(key, { ...scope, of: newId() }),
      idOfRequest(key, { ...scope, kind: 'service' }),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('is undefined without a key, and refused for a key that is no UUID', () => {
    expect([idOfRequest(null, scope), idOfRequest(undefined, scope)]).toEqual([undefined, undefined]);
    for (const wrong of ['', 'again', `${key} `]) {
      expect(() => idOfRequest(wrong, scope)).toThrow(
        expect.objectContaining({ code: 'invalid_idempotency_key', field: 'idempotencyKey' }) as never,
      );
    }
  });
});
