import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import { CustomDomainsRepository } from './custom-domains.repository.js';
import { CustomDomainsResolver } from './custom-domains.resolver.js';
import { CustomDomainsService } from './custom-domains.service.js';
import { DomainChecksJob } from './domain-checks.job.js';
import { DomainChecksService } from './domain-checks.service.js';
import { DomainPublicationService } from './domain-publication.service.js';
import { DomainRecordsService } from './domain-records.service.js';
import { DomainWidgetService } from './domain-widget.service.js';

@Module({
  imports: [PracticesModule],
  providers: [
    CustomDomainsRepository,
    CustomDomainsResolver,
    CustomDomainsService,
    DomainChecksJob,
    DomainChecksService,
    DomainPublicationService,
    DomainRecordsService,
    DomainWidgetService,
  ],
})
export class CustomDomainsModule {}
