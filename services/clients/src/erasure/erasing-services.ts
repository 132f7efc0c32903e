/** Every service, as each may store personal data. `load/erasure.int.spec.ts` compares the list with the services. */
export const ERASING_SERVICES = [
  'catalog',
  'clients',
  'notifications',
  'payments',
  'reviews',
  'scheduling',
  'search',
] as const;
