import { describe, expect, it } from '@jest/globals';
import { htmlReport } from './html-report.mjs';
import { resultOf } from './result.mjs';
import { percentile, Series } from './series.mjs';

const START = Date.parse('2027-01-04T12:00:00.000Z');
const line = (metric: string, afterMs: number, value: number, tags: object = { name: 'HoldSlot' }) =>
  JSON.stringify({ metric, type: 'Point', data: { time: new Date(START + afterMs).toISOString(), value, tags } });

const trend = (p95: number) => ({
  ...{ count: 40, avg: 80, min: 10, med: 60, 'p(90)': p95 - 10 },
  ...{ 'p(95)': p95, 'p(99)': p95 + 50, max: p95 + 90 },
});

const summaryOf = (counts: Record<string, number>, p95 = 120) => ({
  metrics: {
    'http_req_duration{name:HoldSlot}': { values: trend(p95), thresholds: { 'p(95)<300': { ok: p95 < 300 } } },
    'checks{name:HoldSlot}': { values: { rate: 0.975, passes: 39, fails: 1 } },
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { values: { count } }])),
  },
});

const result = (summary: object | undefined, { code = 0, series = new Series(1), said = '' } = {}) =>
  resultOf({ script: 'visitor', code, summary, series, said });

describe('the output of k6 while it runs', () => {
  it('becomes a point for every so many seconds, with percentiles, failures and people', () => {
    const series = new Series(5);
    for (let ms = 1; ms <= 100; ms++) series.take(line('http_req_duration', 10, ms));
    series.take(line('http_req_failed', 20, 1));
    series.take(line('http_req_failed', 30, 0));
    series.take(line('vus', 1_000, 20, {}));
    series.take(line('http_req_duration', 5_000, 7));
    series.end();
    expect(series.points).toEqual([
      { at: START, perSecond: 20, failed: 1, people: 20, p50: 50, p95: 95, p99: 99 },
      { at: START + 5_000, perSecond: 0.2, failed: 0, people: 20, p50: 7, p95: 7, p99: 7 },
    ]);
  });

  it('leaves out what was done to set up, and what it does not draw', () => {
    const series = new Series(1);
    series.take(line('http_req_duration', 0, 900, { name: 'setup' }));
    series.take(line('http_req_blocked', 0, 900));
    series.take(line('vus', 0, 20, {}));
    series.take(JSON.stringify({ type: 'Metric', metric: 'vus', data: { name: 'vus' } }));
    series.end();
    expect(series.points).toEqual([]);
  });

  it('ends with the last request, though people are counted on while a run is looked after', () => {
    const series = new Series(1);
    series.take(line('http_req_duration', 0, 5));
    for (let second = 1; second < 9; second++) series.take(line('vus', second * 1_000, 20, {}));
    series.end();
    expect(series.points.map(({ at }) => at)).toEqual([START]);
  });

  it('counts what was refused by step and code', () => {
    const series = new Series(1);
    for (const code of ['too_many_holds', 'HTTP 503', 'HTTP 503'])
      series.take(line('problems', 0, 1, { name: 'HoldSlot', code }));
    expect([...series.problems.values()]).toEqual([
      { name: 'HoldSlot', code: 'too_many_holds', count: 1 },
      { name: 'HoldSlot', code: 'HTTP 503', count: 2 },
    ]);
  });

  it('never draws more points than fit, however long a run was', () => {
    const series = Series.of(4 * 3_600);
    for (let second = 0; second < 4 * 3_600; second += 10) series.take(line('http_req_duration', second * 1_000, 5));
    series.end();
    expect(series.points).toHaveLength(120);
  });
});

describe('the outcome of a script', () => {
  it('has percentiles and failures of each step', () => {
    expect(result(summaryOf({})).steps).toEqual([
      { name: 'HoldSlot', count: 40, failed: 0.025, med: 60, p90: 110, p95: 120, p99: 170, max: 210 },
    ]);
  });

  it('holds where every limit was kept and every acknowledged booking stands', () => {
    expect(result(summaryOf({ bookings: 12, bookings_found: 13, double_bookings: 0 })).passed).toBe(true);
  });

  it.each([
    ['a missed limit', summaryOf({}, 301)],
    ['an acknowledged booking that is gone', summaryOf({ bookings: 12, bookings_found: 11 })],
    ['a time that was given twice', summaryOf({ double_bookings: 1 })],
    ['a booking that was not charged once and in full', summaryOf({ wrong_charges: 1 })],
  ])('does not hold with %s', (_, summary) => {
    expect(result(summary).passed).toBe(false);
  });

  it('shows why there are no figures, and omits what was not measured', () => {
    const summary = summaryOf({ bookings: 0, bookings_found: 0 });
    expect(result(summary, { code: 107, said: 'This site takes real money.' })).toMatchObject({
      ...{ passed: false, aborted: 'This site takes real money.' },
      ...{ limits: [], truths: [], steps: [] },
    });
    expect(result(undefined, { code: 1 })).toMatchObject({ passed: false, aborted: 'k6 ended with code 1.' });
  });

  it('has figures of a run that was interrupted, which has not passed', () => {
    expect(result(summaryOf({}), { code: 105 })).toMatchObject({
      ...{ passed: false, aborted: 'It was interrupted; this is what there was until then.' },
      steps: [{ name: 'HoldSlot' }],
    });
  });
});

describe('the report', () => {
  const run = {
    ...{ siteUrl: 'http://localhost:8080', startedAt: '2027-01-04T12:00:00.000Z' },
    ...{ seconds: 60, visitors: 20, rate: 20, machine: 'a machine of 2 cores' },
  };
  const page = (results: object[]) => htmlReport(run, results as never);

  it('shows steps, limits, truths, refusals and lines over time', () => {
    const series = new Series(1);
    for (let second = 0; second < 3; second++) series.take(line('http_req_duration', second * 1_000, 40));
    series.take(line('problems', 0, 1, { name: 'HoldSlot', code: 'HTTP 503' }));
    series.end();
    const html = page([result(summaryOf({ bookings: 12, bookings_found: 11 }, 301), { code: 99, series })]);
    expect(html).toContain('<td>HoldSlot</td><td>40</td><td>2.50 %</td><td>60 ms</td><td>291 ms</td><td>301 ms</td>');
    expect(html).toContain(
      '<td>http_req_duration{name:HoldSlot}</td><td>p(95)&lt;300</td><td>301</td><td><b class="missed">missed</b></td>',
    );
    expect(html).toContain('<td>acknowledged bookings that no calendar has</td><td>1</td>');
    expect(html).toContain('<td>HoldSlot</td><td>HTTP 503</td><td>1</td>');
    expect(html.match(/<polyline/g)).toHaveLength(6);
  });

  it('fetches nothing, and shows text of others as text', () => {
    const html = page([result(undefined, { code: 107, said: '<script src="https://elsewhere.example/x.js">' })]);
    expect(html).toContain('&lt;script src=&quot;https://elsewhere.example/x.js&quot;&gt;');
    expect(html).not.toMatch(/<(script|link|img|iframe)|@import|url\(/);
  });

  it('says in its title line whether all scripts held', () => {
    expect(page([result(summaryOf({}))])).toContain('http://localhost:8080: <b class="fine">passed</b></h1>');
    expect(page([result(summaryOf({})), result(summaryOf({}, 301))])).toContain(
      'http://localhost:8080: <b class="missed">failed</b></h1>',
    );
  });
});

describe('a percentile', () => {
  it('is the nearest rank', () => {
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(percentile([], 0.95)).toBe(0);
  });
});
