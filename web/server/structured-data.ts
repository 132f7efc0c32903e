import { plainText } from './plain-text.js';
import type { PracticeHead, ServiceHead } from './practice-head.js';

/** A practice as schema.org describes it. Ratings only where there are reviews: zero stars would be a lie. */
export function practiceStructuredData(practice: PracticeHead, url: string, image: string | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HealthAndBeautyBusiness',
    '@id': url,
    url,
    name: practice.name,
    description: practice.headline ?? undefined,
    image,
    address: {
      '@type': 'PostalAddress',
      addressLocality: practice.city ?? undefined,
      addressRegion: practice.stateAbbreviation ?? undefined,
      addressCountry: practice.countryCode,
    },
    employee: { '@type': 'Person', name: practice.practitionerName, jobTitle: practice.title ?? undefined },
    currenciesAccepted: practice.defaultCurrency,
    aggregateRating:
      practice.reviewsCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: practice.reviewsAverage,
            reviewCount: practice.reviewsCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  };
}

/** A service as schema.org describes it, with its price. */
export function serviceStructuredData(practice: PracticeHead, service: ServiceHead, url: string, provider: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': url,
    url,
    name: service.name,
    description: plainText(service.description) || undefined,
    provider: { '@type': 'HealthAndBeautyBusiness', '@id': provider, name: practice.name },
    offers: {
      '@type': 'Offer',
      price: (service.amountCents / 100).toFixed(2),
      priceCurrency: practice.defaultCurrency,
      url,
    },
  };
}
