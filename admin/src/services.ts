/** Every service: each answers operators and has a database of its own. */
export const SERVICES = ['clients', 'catalog', 'scheduling', 'payments', 'reviews', 'search', 'notifications'] as const;

export type ServiceName = (typeof SERVICES)[number];

export const isService = (name: string | undefined): name is ServiceName => SERVICES.some((one) => one === name);

/** The variable with the address of a service's database. */
export const databaseVariable = (service: ServiceName): `DATABASE_URL_${Uppercase<ServiceName>}` =>
  `DATABASE_URL_${service.toUpperCase() as Uppercase<ServiceName>}`;
