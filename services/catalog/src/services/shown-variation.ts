import type { Service, ServiceVariation } from '../offerings/service.entity.js';

/** A variation together with what it is a length of. */
export type ShownVariation = ServiceVariation & { parent: Service };

export function shownVariations(service: Service): ShownVariation[] {
  return service.variations.map((variation) => ({ ...variation, parent: service }));
}
