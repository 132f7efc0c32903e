import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { IntakeFormDesignsResolver } from './intake-form-designs.resolver.js';
import { IntakeFormDesignsService } from './intake-form-designs.service.js';
import { IntakeFormsPolicy } from './intake-forms.policy.js';
import { IntakeFormsRepository } from './intake-forms.repository.js';
import { IntakeFormPageResolver, IntakeFormsResolver } from './intake-forms.resolver.js';
import { IntakeFormsService } from './intake-forms.service.js';
import { IntakeResponsesService } from './intake-responses.service.js';

@Module({
  imports: [PracticeProjectionModule],
  providers: [
    IntakeFormDesignsResolver,
    IntakeFormDesignsService,
    IntakeFormPageResolver,
    IntakeFormsPolicy,
    IntakeFormsRepository,
    IntakeFormsResolver,
    IntakeFormsService,
    IntakeResponsesService,
    mailSealer,
  ],
})
export class IntakeFormsModule {}
