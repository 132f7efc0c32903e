import { describe, expect, it } from '@jest/globals';
import { photoProblem } from './photoFile.js';

const LIMIT = 10_485_760;

describe('a file that is to be a photo', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s, up to the limit to the byte', (type) => {
    expect(photoProblem({ type, size: LIMIT })).toBeUndefined();
    expect(photoProblem({ type, size: LIMIT + 1 })).toBe('A photo can have at most 10 MB.');
    expect(photoProblem({ type, size: 1 })).toBeUndefined();
  });

  it.each(['image/gif', 'image/svg+xml', 'image/heic', 'application/pdf', ''])('may not be %j', (type) =>
    expect(photoProblem({ type, size: 1 })).toBe('Please choose a JPEG, PNG or WebP picture.'),
  );

  it('may not be empty', () => {
    expect(photoProblem({ type: 'image/png', size: 0 })).toBe(
      'This picture cannot be read. Please choose another one.',
    );
  });
});
