import { describe, expect, it } from '@jest/globals';
import { readProgress, transcodeArguments } from './ffmpeg-arguments.js';
import { readProbe } from './probe.js';

const picture = { codec_type: 'video', width: 1920, height: 1080 };
const probe = (streams: object[], format: object = {}) => readProbe(JSON.stringify({ streams, format }));

describe('readProbe', () => {
  it('finds picture, sound and length', () => {
    expect(probe([picture, { codec_type: 'audio' }], { duration: '41.5' })).toEqual({
      ...{ width: 1920, height: 1080, seconds: 41.5, hasSound: true },
    });
  });

  it('does without a length, as recordings of browsers do', () => {
    expect(probe([picture], { duration: 'N/A' })).toMatchObject({ seconds: null, hasSound: false });
  });

  it.each([
    ['sound alone', [{ codec_type: 'audio' }], {}, 'No video was found in the file.'],
    ['a cover picture', [{ ...picture, disposition: { attached_pic: 1 } }], {}, 'No video was found in the file.'],
    ['a huge picture', [{ ...picture, width: 20_000 }], {}, 'The size of the picture cannot be used.'],
    ['11 minutes', [picture], { duration: '660' }, 'The video is longer than 10 minutes.'],
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
  it('takes the last word', () => {
    expect(readProgress('out_time_us=1000000\nprogress=continue\nout_time_us=2500000\n')).toBe(2.5);
    expect(readProgress('out_time_us=N/A\n')).toBeNull();
  });
});
