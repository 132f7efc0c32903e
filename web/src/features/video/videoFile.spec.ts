import { describe, expect, it } from '@jest/globals';
import { fileSize, MAX_VIDEO_BYTES, videoOfFile, videoOfRecording, videoProblem } from './videoFile.js';

const file = (name: string, type: string) => Object.assign(new Blob(['x'], { type }), { name }) as File;
const sized = (size: number) => ({ blob: { size } as Blob, filename: 'x.mp4', contentType: 'video/mp4' });

describe('a video file', () => {
  it.each([
    ['clip.mp4', 'video/mp4', 'video/mp4'],
    ['clip.webm', 'video/webm;codecs=vp9', 'video/webm'],
    ['CLIP.MOV', '', 'video/quicktime'],
    ['clip.avi', '', 'video/x-msvideo'],
    ['clip.txt', '', ''],
  ])('%s of type %j is sent as %j', (name, type, contentType) => {
    expect(videoOfFile(file(name, type)).contentType).toBe(contentType);
  });

  it('is of a type that the workers read', () => {
    expect(videoProblem(videoOfFile(file('a.mkv', 'video/x-matroska')))).toBe(
      'File type not supported. Please use MP4, MOV, AVI, or WebM.',
    );
    expect(videoProblem(videoOfFile(file('a.webm', 'video/webm')))).toBeNull();
  });

  it('has at most 100 MB', () => {
    expect(videoProblem(sized(MAX_VIDEO_BYTES))).toBeNull();
    expect(videoProblem(sized(MAX_VIDEO_BYTES + 1))).toBe('File size too large. Maximum size is 100MB.');
  });
});

describe('a size', () => {
  it.each([
    [1, '1 KB'],
    [1_048_575, '1024 KB'],
    [1_048_576, '1.0 MB'],
    [104_857_600, '100.0 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

describe('a recording', () => {
  it('is named by its time', () => {
    const { filename, contentType } = videoOfRecording(new Blob(['x']), 'video/webm;codecs=vp8', 1_763_600_000_000);
    expect([filename, contentType]).toEqual(['recorded_1763600000000.webm', 'video/webm']);
    expect(videoOfRecording(new Blob(['x']), 'video/mp4', 1)).toMatchObject({
      filename: 'recorded_1.webm',
      contentType: 'video/mp4',
    });
  });
});
