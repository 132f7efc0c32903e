import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

describe('the configuration', () => {
  it('names the variable that is wrong', () => {
    expect(() => readConfig({ GATEWAY_URL: 'gateway' })).toThrow('GATEWAY_URL');
    expect(() => readConfig({ MAP_STYLE_URL: 'style' })).toThrow('MAP_STYLE_URL');
    expect(() => readConfig({ ANALYTICS_URL: 'collector' })).toThrow('ANALYTICS_URL');
    expect(() => readConfig({ GEO_COUNTRY_HEADER: 'x-country: CA' })).toThrow('GEO_COUNTRY_HEADER');
    expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT');
  });
});
