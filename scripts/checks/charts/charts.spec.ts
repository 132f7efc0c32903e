import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { labelValuesIn, metricsIn } from './promql.mjs';
import { queryFailures } from './queries.mjs';
import { checkValues, valuesIn } from './values.mjs';
import { ofManifests, variableFailures } from './variables.mjs';

describe('metrics of an expression', () => {
  it.each([
    ['up', ['up']],
    ['max by (service) (outbox_lag_seconds) > 60', ['outbox_lag_seconds']],
    ['sum(rate(a_total{outcome="errors", x=~"b|c"}[5m])) / sum(rate(d_count[5m])) > 0.02', ['a_total', 'd_count']],
    ['histogram_quantile(0.95, sum by (le, x) (rate(a_bucket[$__rate_interval])))', ['a_bucket']],
    ['a offset 5m and on (pod) b unless bool_metric', ['a', 'b', 'bool_metric']],
    ['topk(10, a{route="/x(y"}) * 1e3', ['a']],
  ])('%s', (expression, metrics) => expect(metricsIn(expression)).toEqual({ metrics }));

  it('cannot be said where brackets do not close', () => {
    expect(metricsIn('sum(rate(a[5m])').problem).toMatch(/not closed/);
    expect(metricsIn('sum(a))').problem).toMatch(/too many/);
  });

  it('comes with the events that it is about', () => {
    expect(labelValuesIn('a{subject="x.v1.Y",outcome="z"} + a{subject="x.v1.Z"}', 'subject')).toEqual([
      'x.v1.Y',
      'x.v1.Z',
    ]);
  });
});

describe('a query', () => {
  const known = { metrics: new Set(['a_total']), events: new Set(['x.v1.Y']) };

  it('is accepted if its metrics and events exist', () => {
    expect(queryFailures('here', 'rate(a_total{subject="x.v1.Y"}[5m])', known)).toEqual([]);
  });

  it('is refused for a metric that no process offers and an event that no contract knows', () => {
    expect(queryFailures('here', 'rate(b_total{subject="x.v1.Z"}[5m])', known)).toEqual([
      'here: no process offers b_total',
      'here: there is no event x.v1.Z',
    ]);
    expect(queryFailures('here', '1 > 0', known)).toEqual(['here: asks for no metric: 1 > 0']);
  });
});

describe('variables of a process', () => {
  const shape = { MUST: z.string(), MAY: z.string().optional(), ELSE: z.string().default('x') };
  const set = { plain: ['ELSE', 'NODE_ENV'], secret: ['MUST'], optional: ['MAY'] };

  it('are those that it reads, and all that it needs', () => {
    expect(variableFailures('catalog', set, shape)).toEqual([]);
    expect(variableFailures('catalog', { ...set, secret: ['MOST'] }, shape)).toEqual([
      'charts/yarrow/values.yaml: catalog does not read MOST',
      'charts/yarrow/values.yaml: catalog needs MUST',
    ]);
  });

  it('may be absent from a Secret only where the process can do without', () => {
    const failures = variableFailures('catalog', { plain: [], secret: [], optional: ['MUST'] }, shape);
    expect(failures).toContain('charts/yarrow/values.yaml: MUST is no option of catalog');
  });

  it('are read from what a chart renders', () => {
    const secretKeyRef = { name: 'a', key: 'b' };
    const env = [
      { name: 'A', value: '1' },
      { name: 'B', valueFrom: { secretKeyRef } },
      { name: 'C', valueFrom: { secretKeyRef: { ...secretKeyRef, optional: true } } },
    ];
    const deployment = { kind: 'Deployment', spec: { template: { spec: { containers: [{ name: 'web', env }] } } } };
    expect(ofManifests([{ kind: 'Service' }, deployment])).toEqual({
      web: { plain: ['A'], secret: ['B'], optional: ['C'] },
    });
  });
});

describe('values of the chart', () => {
  it('are found in templates by their full names', () => {
    const text =
      '{{ .Values.image.tag }}{{ with $process.drain.graceSeconds }}{{ $policy.dns }}{{ $values.nats.prefix }}';
    expect(valuesIn(text)).toEqual(['image.tag', 'nats.prefix', 'defaults.drain.graceSeconds', 'networkPolicy.dns']);
  });

  it('are all in values.yaml and in its schema', () => {
    expect(checkValues()).toEqual([]);
  });
});
