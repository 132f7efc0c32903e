import { Module } from '@nestjs/common';
import { ProjectionModule } from '../projection/projection.module.js';
import { EmailTemplatesRepository } from './email-templates.repository.js';
import { EmailTemplatesService } from './email-templates.service.js';

@Module({
  imports: [ProjectionModule],
  providers: [EmailTemplatesRepository, EmailTemplatesService],
  exports: [EmailTemplatesService],
})
export class EmailTemplatesModule {}
