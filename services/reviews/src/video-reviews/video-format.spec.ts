import { describe, expect, it } from '@jest/globals';
import { cleanFilename, requireVideoFormat, requireVideoSize, sniffVideo } from './video-format.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('sniffVideo', () => {
  it.each([
    ['\0\0\0\x20ftypisom', 'iso'],
    ['\0\0\0\x14ftypqt  ', 'iso'],
    ['\0\0\0\x08wide', 'iso'],
    ['RIFF\x24\0\0\0AVI LIST', 'avi'],
    ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm', 'webm'],
  ])('knows %j as %s', (start, family) => {
    expect(sniffVideo(bytes(start))).toBe(family);
  });

  it.each([
    '',
    'ftyp',
    '\x1aE\xdf\xa3\x9fB\x82\x88matroska',
    'webm',
    'RIFF\x24\0\0\0WEBP',
    '#EXTM3U\n#EXT-X-TARGETDURATION',
    'ffconcat version 1.0',
    '<!doctype html>',
    '\xff\xd8\xff\xe0',
    'MZ\x90',
  ])('takes %j for no video', (start) => {
    expect(sniffVideo(bytes(start))).toBeNull();
  });
});

describe('what is announced', () => {
  it.each(['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/webm'])('may be %s', (type) => {
    expect(requireVideoFormat(type).contentType).toBe(type);
  });

  it.each(['video/x-matroska', 'image/png', 'VIDEO/MP4', 'video/webm;codecs=vp9', ''])('may not be %j', (type) => {
    expect(() => requireVideoFormat(type)).toThrow('File type not supported. Please use MP4, MOV, AVI, or WebM.');
  });

  it('has at most 100 MB', () => {
    expect(() => requireVideoSize(104_857_600)).not.toThrow();
    for (const size of [104_857_601, 0, -1, 1.5, NaN, Infinity]) {
      expect(() => requireVideoSize(size)).toThrow('File size too large. Maximum size is 100MB.');
    }
  });

  it.each([
    ['recorded_1763600000000.webm', 'recorded_1763600000000.webm'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\clip.mp4', 'clip.mp4'],
    ['evil\u202Egpj.mp4\u0000', 'evilgpj.mp4'],
    ['', 'video'],
    ['x'.repeat(300), 'x'.repeat(255)],
  ])('is called %j and kept as %j', (filename, kept) => {
    expect(cleanFilename(filename)).toBe(kept);
  });
});
