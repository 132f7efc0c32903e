import { describe, expect, it } from '@jest/globals';
import { isPhotoType, sniffPhoto } from './photo-format.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('sniffPhoto', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
    ['RIFF\x24\0\0\0WEBP', 'image/webp'],
  ])('knows %j', (start, contentType) => {
    expect(sniffPhoto(bytes(start))?.contentType).toBe(contentType);
  });

  it.each([
    '',
    '\xff\xd8',
    '\x89PNG\n\x1a\n',
    'RIFF\x24\0\0\0WAVE',
    'GIF89a',
    '<svg xmlns=',
    '<!doctype html>',
    'MZ\x90',
  ])('takes %j for no image', (start) => {
    expect(sniffPhoto(bytes(start))).toBeNull();
  });
});

describe('isPhotoType', () => {
  it.each(['image/svg+xml', 'image/gif', 'text/html', 'IMAGE/PNG', 'image/png; x=y', ''])('refuses %j', (type) => {
    expect(isPhotoType(type)).toBe(false);
  });
});
