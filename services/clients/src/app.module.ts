import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { CustomPricesModule } from './custom-prices/custom-prices.module.js';
import { DataExportModule } from './data-export/data-export.module.js';
import { DeletionModule } from './deletion/deletion.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { IntakeFormsModule } from './intake-forms/intake-forms.module.js';
import { MergingModule } from './merging/merging.module.js';
import { NotesModule } from './notes/notes.module.js';
import { PersonRecordsModule } from './person-records/person-records.module.js';
import { PersonalSettingsModule } from './personal-settings/personal-settings.module.js';
import { PhoneViewsModule } from './phone-views/phone-views.module.js';
import { ReferralProgrammeModule } from './referral-programme/referral-programme.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SecondFactorSettingsModule } from './second-factor-settings/second-factor-settings.module.js';
import { StaffModule } from './staff/staff.module.js';
import { SupportChatModule } from './support-chat/support-chat.module.js';

@Module({
  imports: [
    AccountsModule,
    ContactsModule,
    CustomPricesModule,
    DataExportModule,
    DeletionModule,
    DirectoryModule,
    ErasureModule,
    ImportsModule,
    IntakeFormsModule,
    MergingModule,
    NotesModule,
    PersonRecordsModule,
    PersonalSettingsModule,
    PhoneViewsModule,
    ReferralProgrammeModule,
    RepublishModule,
    RetentionModule,
    SecondFactorSettingsModule,
    StaffModule,
    SupportChatModule,
  ],
})
export class AppModule {}
