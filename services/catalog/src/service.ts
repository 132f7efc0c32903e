import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { catalogConfig, type CatalogConfig } from './config.js';
import { EventType } from './event-types/event-type.entity.js';
import { Location } from './locations/location.entity.js';
import { CreateCatalog1763600000000 } from './migrations/1763600000000-create-catalog.js';
import { CreateEventTypes1795000400000 } from './migrations/1795000400000-create-event-types.js';
import { AddPracticeSettings1795000499000 } from './migrations/1795000499000-add-practice-settings.js';
import { AddPracticeWebsite1795310100000 } from './migrations/1795310100000-add-practice-website.js';
import { ConferencingService } from './practices/conferencing-service.entity.js';
import { GalleryImage } from './practices/gallery-image.entity.js';
import { ImageAsset } from './practices/image-asset.entity.js';
import { PracticeSkill } from './practices/practice-skill.entity.js';
import { Practice } from './practices/practice.entity.js';
import { ProCredential } from './practices/pro-credential.entity.js';
import { Service } from './services/service.entity.js';

export const service: ServiceDefinition<CatalogConfig> = {
  name: 'catalog',
  root: new URL(import.meta.url),
  config: catalogConfig,
  module: AppModule,
  entities: [
    Practice,
    PracticeSkill,
    ProCredential,
    GalleryImage,
    ImageAsset,
    ConferencingService,
    Location,
    Service,
    EventType,
  ],
  migrations: [
    CreateCatalog1763600000000,
    CreateEventTypes1795000400000,
    AddPracticeSettings1795000499000,
    AddPracticeWebsite1795310100000,
  ],
  consumes: ['clients', 'payments'],
};
