import { describe, expect, it } from '@jest/globals';
import { parseLoadArguments } from './load-arguments.mjs';

describe('arguments of npm run load', () => {
  it('sends visitors to the Yarrow of this checkout for a minute by default', () => {
    expect(parseLoadArguments([])).toEqual({
      ...{ help: false, against: 'local', scripts: ['visitor'] },
      ...{ seconds: 60, visitors: 20, rate: 20 },
    });
  });

  it('runs every script, the long one last, when asked for all', () => {
    expect(parseLoadArguments(['--script', 'all']).scripts).toEqual(['visitor', 'portal', 'webhooks', 'spike', 'soak']);
  });

  it.each([
    ['90s', 90],
    ['10m', 600],
    ['2h', 7_200],
  ])('reads %s as %i seconds', (duration, seconds) => {
    expect(parseLoadArguments(['--duration', duration]).seconds).toBe(seconds);
  });

  it.each([['1'], ['1d'], ['m'], ['-5m']])('refuses %s as a duration', (duration) => {
    expect(() => parseLoadArguments([`--duration=${duration}`])).toThrow('--duration is a number with s, m or h');
  });

  it.each([
    [['--duration', '5h'], '--duration must be from 1 to 14400 seconds.'],
    [['--duration', '0s'], '--duration must be from 1 to 14400 seconds.'],
    [['--visitors', '501'], '--visitors must be from 1 to 500.'],
    [['--visitors', '1.5'], '--visitors must be from 1 to 500.'],
    [['--rate', '201'], '--rate must be from 1 to 200.'],
  ])('bounds the load: %s', (args, message) => {
    expect(() => parseLoadArguments(args)).toThrow(message);
  });

  it('takes the addresses that it is given, and no others', () => {
    const args = ['--against', 'https://staging.example.com/', '--gateway', 'http://127.0.0.1:9081'];
    expect(parseLoadArguments(args)).toMatchObject({
      against: 'https://staging.example.com',
      gateway: 'http://127.0.0.1:9081',
    });
  });

  it.each([
    ['staging.example.com'],
    ['staging'],
    ['ftp://a.example'],
    ['https://a.example/path'],
    ['https://u@a.example'],
  ])('refuses %s as an address', (address) => {
    expect(() => parseLoadArguments(['--against', address])).toThrow('--against must be an address');
  });

  it('names the scripts that there are when one is unknown', () => {
    expect(() => parseLoadArguments(['--script', 'visitors'])).toThrow(
      'Unknown script: visitors. There are visitor, portal, webhooks, spike, soak and all.',
    );
  });
});
