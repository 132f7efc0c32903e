import { DomainError } from '@yarrow/kit/domain-error';
import { z } from 'zod';
import type { Service } from '../offerings/service.entity.js';

const entrySchema = z.object({ id: z.string(), position: z.number().int().min(1).max(10_000) });

/**
 * Puts a practice's services in the order of the form; those that it does not name follow as they were.
 * @param servicesArray each a JSON string (the contract's `servicesArray`)
 * @returns those whose position has changed, which are numbered from 1
 * @throws DomainError `not_found`, `invalid_order`
 */
export function reorderServices(all: readonly Service[], servicesArray: readonly string[]): Service[] {
  const entries = servicesArray.map(entryOf).sort((one, other) => one.position - other.position);
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw invalidOrder();
  const named = entries.map(({ id }) => {
    const service = all.find((candidate) => candidate.id === id);
    if (!service) throw new DomainError('not_found', 'This service does not exist.', 'servicesArray');
    return service;
  });
  const inOrder = [...named, ...all.filter((service) => !named.includes(service))];
  return inOrder.filter((service, index) => {
    const moved = service.position !== index + 1;
    service.position = index + 1;
    return moved;
  });
}

function entryOf(json: string): z.infer<typeof entrySchema> {
  try {
    return entrySchema.parse(JSON.parse(json));
  } catch {
    throw invalidOrder();
  }
}

function invalidOrder(): DomainError {
  return new DomainError('invalid_order', 'Please name each service once, with its position.', 'servicesArray');
}
