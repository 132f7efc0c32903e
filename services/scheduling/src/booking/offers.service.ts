import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import type { EntityManager } from 'typeorm';
import type { PackageSession } from '../visits/visit-parts.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { type Offer, makeOffer } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { OpenPackagesService } from '../packages/open-packages.service.js';

/** What a client wants to book. */
export interface WantedOffer {
  readonly practiceId: string;
  readonly serviceIds: readonly string[];
  readonly locationId: string;
  /** Secret of an open package. */
  readonly packageToken?: string | null | undefined;
}

/** An offer at the prices of the caller. */
export interface PersonalOffer {
  readonly catalog: PracticeCatalog;
  readonly offer: Offer;
  /** The package whose session pays for the main line. */
  readonly packageId: string | null;
  /** The contact that a price of it was agreed with. */
  readonly clientId: string | null;
}

/** Prices what is wanted for the one who wants it. */
@Injectable()
export class OffersService {
  constructor(
    private readonly catalogs: CatalogProjectionService,
    private readonly clients: ClientProjectionRepository,
    private readonly packages: OpenPackagesService,
  ) {}

  /**
   * Makes the offer at the prices of the caller. Agreed prices are for the account's own contact, never for an entered
   * e-mail address.
   * @param catalog of the practice, which the caller has locked
   * @throws DomainError `not_found`, `invalid_service`, `invalid_location`, `invalid_package`, `package_refunded`,
   *   `package_used_up`
   */
  async make(tx: EntityManager, actor: Actor, catalog: PracticeCatalog, wanted: WantedOffer): Promise<PersonalOffer> {
    const { practiceId, serviceIds, locationId, packageToken } = wanted;
    const bought = packageToken ? await this.packages.getUsable(tx, practiceId, packageToken) : null;
    const agreed = actor.userId ? await this.clients.findCustomPrices(tx, practiceId, actor.userId) : undefined;
    const terms = { coveredServiceId: bought?.serviceId, customPrices: agreed?.prices };
    const offer = makeOffer(catalog, serviceIds, locationId, terms);
    const clientId = offer.lines.some(({ customPrice }) => customPrice) ? agreed!.clientId : null;
    return { catalog, offer, packageId: bought?.id ?? null, clientId };
  }

  /**
   * The practice as it is while its hold becomes an appointment.
   * @throws DomainError `not_found`
   */
  getCatalogForShare(tx: EntityManager, practiceId: string): Promise<PracticeCatalog> {
    return this.catalogs.getCatalogForShare(tx, practiceId);
  }

  /**
   * Takes the session of the package that an offer promised. The last one may have been taken in the meantime.
   * @throws DomainError `package_refunded`, `package_used_up`
   */
  async takeSession(tx: EntityManager, packageId: string | null): Promise<PackageSession | null> {
    return packageId ? this.packages.takeSession(tx, packageId) : null;
  }

  /**
   * Has a practice fetched whose events have not arrived yet.
   * @throws DomainError `not_found`
   */
  async fetch(practiceId: string): Promise<void> {
    await this.catalogs.getCatalog(practiceId);
  }
}
