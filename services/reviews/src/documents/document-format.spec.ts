import { describe, expect, it } from '@jest/globals';
import { isDocumentType, sniffDocument } from './document-format.js';

describe('sniffDocument', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
    ['RIFF\x24\0\0\0WEBP', 'image/webp'],
  ])('knows %j', (start, contentType) => {
    expect(sniffDocument(Buffer.from(start, 'latin1'))).toBe(contentType);
  });

  it.each(['', '%PDF', ' %PDF-1.7', '<!doctype html>', '<svg xmlns=', 'PK\x03\x04', 'MZ\x90'])(
    'takes %j for none',
    (start) => {
      expect(sniffDocument(Buffer.from(start, 'latin1'))).toBeNull();
    },
  );
});

describe('isDocumentType', () => {
  it.each(['text/html', 'image/svg+xml', 'application/PDF', 'constructor', ''])('refuses %j', (type) => {
    expect(isDocumentType(type)).toBe(false);
  });
});
