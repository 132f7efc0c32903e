import { describe, expect, it } from '@jest/globals';
import { replyKeyword } from './reply-keyword.js';

describe('replyKeyword', () => {
  it.each(['STOP', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPT OUT', 'OPTOUT', 'Opt-Out', 'stopall'])(
    'stops texts: %s',
    (body) => expect(replyKeyword(body)).toBe('stop'),
  );

  it.each(['stop', ' Stop ', 'STOP.', '"stop!"', 'ＳＴＯＰ', '\tcancel\n', '«End»', 'opt  out'])(
    'takes %j as it is meant',
    (body) => expect(replyKeyword(body)).toBe('stop'),
  );

  it.each([
    'please do not stop',
    'stop by at nine?',
    'cancel my appointment',
    'the end',
    'unstoppable',
    'S T O P',
    '',
    '🛑',
    'constructor',
    '__proto__',
  ])('leaves %j alone', (body) => expect(replyKeyword(body)).toBeNull());

  it.each([
    ['START', 'start'],
    ['unstop', 'start'],
    ['Help?', 'help'],
    ['info', 'help'],
  ])('%s is %s', (body, keyword) => expect(replyKeyword(body)).toBe(keyword));
});
