import { describe, expect, it } from '@jest/globals';
import { newId, newSecretToken } from '../ids.js';
import { publicLine, publicPath, publicUrl } from './public-path.js';

const token = newSecretToken();

describe('a URL in a log', () => {
  it.each([
    [`/m/c/${token}`, '/m/c/:'],
    [`/m/c/${token}/move?from=mail`, '/m/c/:/move?'],
    [`/manage_event_registrations/${token}/cancel`, '/manage_event_registrations/:/cancel'],
    [`/i/r/text_review/${token}`, '/i/r/text_review/:'],
    [`/video-review/upload/${token}/status`, '/video-review/upload/:/status'],
    [`/password-reset?token=${token}`, '/password-reset?'],
    [`/confirm-email#${token}`, '/confirm-email?'],
    [`/calendar-files/events/${token}.ics`, '/calendar-files/events/:'],
    [`/api/videos/${newId()}/parts`, '/api/videos/:/parts'],
    ['/i/r/QUIET123', '/i/r/:'],
    ['/i/r/%71uiet', '/i/r/:'],
    ['/graphql', '/graphql'],
    ['/', '/'],
  ])('%s is %s', (url, shown) => expect(publicPath(url)).toBe(shown));

  it('keeps its origin, without a password', () =>
    expect(publicUrl(`https://user:secret@files.example.com:9000/bucket/${token}?X-Amz-Signature=abc`)).toBe(
      'https://files.example.com:9000/bucket/:?',
    ));

  it('is shortened in messages of libraries, too', () => {
    const line = `{"msg":"Reply was already sent, did you forget to return in \\"/m/c/${token}?a=${token}\\" (GET)?"}`;
    expect(publicLine(line)).not.toContain(token);
    expect(publicLine(`{"source":"http://127.0.0.1:8081/media/${token}"}`)).toBe(
      '{"source":"http://127.0.0.1:8081/media/:"}',
    );
  });

  it('keeps the locations in a stack trace', () => {
    const line =
      '{"stack":"Error: no\\n    at find (/srv/app/dist/Finder.js:10:3)\\n    at file:///srv/app/dist/A1.js:2:1"}';
    expect(publicLine(line)).toBe(line);
  });
});
