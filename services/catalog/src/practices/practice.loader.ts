import { Injectable } from '@nestjs/common';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import type { Location } from '../offerings/location.entity.js';
import { LocationsRepository } from '../offerings/locations.repository.js';
import type { Service } from '../offerings/service.entity.js';
import { ServicesRepository } from '../offerings/services.repository.js';
import type { Practice } from './practice.entity.js';
import { PracticesService } from './practices.service.js';
import type { ProfileParts, WebsiteParts } from './practices.repository.js';

const KEYS = { practices: {}, parts: {}, websites: {}, locations: {}, services: {} };

/** One query each for everything that many practices of one request show. */
@Injectable()
export class PracticeLoader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practicesService: PracticesService,
    private readonly locationsRepository: LocationsRepository,
    private readonly servicesRepository: ServicesRepository,
  ) {}

  practices(context: GraphqlContext): DataLoader<string, Practice | null> {
    return loaderOf(context, KEYS.practices, async (ids: readonly string[]) => {
      const byId = new Map((await this.practicesService.listByIds(ids)).map((practice) => [practice.id, practice]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  }

  parts(context: GraphqlContext): DataLoader<string, ProfileParts> {
    return loaderOf(context, KEYS.parts, async (ids: readonly string[]) => {
      const parts = await this.practicesService.listParts(ids);
      return ids.map((id) => parts.get(id)!);
    });
  }

  websites(context: GraphqlContext): DataLoader<string, WebsiteParts> {
    return loaderOf(context, KEYS.websites, async (ids: readonly string[]) => {
      const parts = await this.practicesService.listWebsites(ids);
      return ids.map((id) => parts.get(id)!);
    });
  }

  services(context: GraphqlContext): DataLoader<string, Service[]> {
    return loaderOf(context, KEYS.services, async (ids: readonly string[]) => {
      const services = await this.servicesRepository.listOf(this.dataSource.manager, ids);
      return ids.map((id) => services.filter((service) => service.practiceId === id));
    });
  }

  /** Disabled ones too. */
  locations(context: GraphqlContext): DataLoader<string, Location[]> {
    return loaderOf(context, KEYS.locations, async (ids: readonly string[]) => {
      const locations = await this.locationsRepository.listOf(this.dataSource.manager, ids);
      return ids.map((id) => locations.filter((location) => location.practiceId === id));
    });
  }

  async activeLocations(context: GraphqlContext, practiceId: string): Promise<Location[]> {
    return (await this.locations(context).load(practiceId)).filter(({ state }) => state === 'active');
  }
}
