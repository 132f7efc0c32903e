import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

describe('the configuration', () => {
  it('names the variable that is wrong', () => {
    expect(() => readConfig({ GATEWAY_URL: 'gateway' })).toThrow('GATEWAY_URL');
    expect(() => readConfig({ MAP_STYLE_URL: 'style' })).toThrow('MAP_STYLE_URL');
    expect(() => readConfig({ ANALYTICS_URL: 'collector' })).toThrow('ANALYTICS_URL');
    expect(() => readConfig({ GEO_COUNTRY_HEADER: 'x-country: CA' })).toThrow('GEO_COUNTRY_HEADER');
    expect(() => readConfig({ TRUSTED_PROXIES: 'true' })).toThrow('TRUSTED_PROXIES');
    expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT');
    expect(() => readConfig({ PAGE_CACHE_SECONDS: '-1' })).toThrow('PAGE_CACHE_SECONDS');
    expect(() => readConfig({ MAP_ORIGINS: 'https://a.test, tiles' })).toThrow('MAP_ORIGINS');
  });

  it('holds origins and addresses as the pages need them', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://yarrow.test/',
      S3_PUBLIC_URL: 'https://media.test/bucket',
      S3_ENDPOINT: 'https://media.test',
      MAP_STYLE_URL: 'https://maps.test/style.json?key=1',
      MAP_ORIGINS: 'https://tiles.test/a, https://maps.test,',
      GEO_COUNTRY_HEADER: 'CF-IPCountry',
      ANALYTICS_URL: '',
    });
    expect(config).toMatchObject({
      publicUrl: 'https://yarrow.test',
      mediaOrigins: ['https://media.test'],
      mapStyleUrl: 'https://maps.test/style.json?key=1',
      mapOrigins: ['https://maps.test', 'https://tiles.test'],
      geoCountryHeader: 'cf-ipcountry',
      analytics: undefined,
      pageCacheSeconds: 5,
      pageStaleSeconds: 60,
      pagePatience: { dataMs: 300, renderMs: 500 },
      crawlerPatience: { dataMs: 5000, renderMs: 5000 },
    });
  });
});
