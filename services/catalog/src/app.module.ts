import { Module } from '@nestjs/common';
import { CustomDomainsModule } from './custom-domains/custom-domains.module.js';
import { EventTypesModule } from './event-types/event-types.module.js';
import { LocationsModule } from './locations/locations.module.js';
import { PersonRecordsModule } from './person-records/person-records.module.js';
import { CredentialsModule } from './practices/credentials/credentials.module.js';
import { GalleryModule } from './practices/gallery/gallery.module.js';
import { PracticesModule } from './practices/practices.module.js';
import { ProfileModule } from './practices/profile/profile.module.js';
import { PracticeSettingsModule } from './practices/settings/practice-settings.module.js';
import { SkillsModule } from './practices/skills/skills.module.js';
import { WebsiteModule } from './practices/website/website.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { ServicesModule } from './services/services.module.js';
import { StaffModule } from './staff/staff.module.js';
import { WebsiteSettingsModule } from './website-settings/website-settings.module.js';
import { WebsitesModule } from './websites/websites.module.js';

@Module({
  imports: [
    PracticesModule,
    ProfileModule,
    PracticeSettingsModule,
    WebsiteModule,
    WebsiteSettingsModule,
    WebsitesModule,
    CustomDomainsModule,
    SkillsModule,
    GalleryModule,
    CredentialsModule,
    LocationsModule,
    ServicesModule,
    EventTypesModule,
    ReferenceModule,
    StaffModule,
    RepublishModule,
    PersonRecordsModule,
  ],
})
export class AppModule {}
