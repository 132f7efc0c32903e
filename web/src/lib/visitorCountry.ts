/** ISO 3166-1 alpha-2, where the web server knows it (`GEO_COUNTRY_HEADER`) and has put it into the page; in the browser only. */
export function visitorCountry(): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="visitor-country"]')?.content || undefined;
}
