/**
 * The booking flow of a practice.
 * @param serviceId a service or one of its variations that is chosen already
 */
export function bookHref(slug: string, serviceId?: string): string {
  const path = `/p/${encodeURIComponent(slug)}/book`;
  return serviceId ? `${path}?${new URLSearchParams({ service: serviceId })}` : path;
}
