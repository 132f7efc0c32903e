import { describe, expect, it } from '@jest/globals';
import { readProbe, readProgress, transcodeArguments } from './ffmpeg-commands.js';

const image = { codec_type: 'video', width: 1920, height: 1080 };
const probe = (streams: object[], format: object = {}) => readProbe(JSON.stringify({ streams, format }));

describe('readProbe', () => {
  it('finds image, sound and length', () => {
    expect(probe([image, { codec_type: 'audio' }], { duration: '41.5' })).toEqual({
      ...{ width: 1920, height: 1080, seconds: 41.5, hasSound: true },
    });
  });

  it('does without a length, as recordings of browsers do', () => {
    expect(probe([image], { duration: 'N/A' })).toMatchObject({ seconds: null, hasSound: false });
  });

  it.each([
    ['sound alone', [{ codec_type: 'audio' }], {}, 'No video was found in the file.'],
    ['a cover image', [{ ...image, disposition: { attached_pic: 1 } }], {}, 'No video was found in the file.'],
    ['a huge image', [{ ...image, width: 20_000 }], {}, 'The size of the picture cannot be used.'],
    ['11 minutes', [image], { duration: '660' }, 'The video is longer than 10 minutes.'],
  ])('refuses %s', (_what, streams, format, message) => {
    expect(() => probe(streams, format)).toThrow(message);
  });
});

describe('the arguments of ffmpeg', () => {
  it('read the file as what it is and nothing that it names', () => {
    const args = transcodeArguments('webm', '/job/source', '/job/video.mp4').join(' ');
    expect(args).toContain('-protocol_whitelist file -f matroska -i /job/source');
    expect(args).toContain('-map_metadata -1');
  });
});

describe('readProgress', () => {
  it('takes the last progress of the output', () => {
    expect(readProgress('out_time_us=1000000\nprogress=continue\nout_time_us=2500000\n')).toBe(2.5);
    expect(readProgress('out_time_us=N/A\n')).toBeNull();
  });
});
