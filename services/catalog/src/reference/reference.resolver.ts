import { Args, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { findSpecialty, SPECIALTIES, THERAPY_CATEGORIES } from './specialties.js';

/** The reference lists are the same for everybody and change with a release only. */
@Resolver('Specialty')
export class ReferenceResolver {
  @Query('therapyCategories')
  therapyCategories() {
    return THERAPY_CATEGORIES;
  }

  @Query('specialties')
  specialties(@Args('kind') kind?: string | null) {
    return kind ? SPECIALTIES.filter((specialty) => specialty.kind === kind) : SPECIALTIES;
  }

  @ResolveReference()
  resolveReference({ id }: { id: string }) {
    return findSpecialty(id) ?? null;
  }
}
