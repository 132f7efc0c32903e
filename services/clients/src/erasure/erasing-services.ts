/** Every service, as each may know something of a person. `load/erasure.int.spec.ts` holds it beside those that there are. */
export const ERASING_SERVICES = [
  'catalog',
  'clients',
  'notifications',
  'payments',
  'reviews',
  'scheduling',
  'search',
] as const;
