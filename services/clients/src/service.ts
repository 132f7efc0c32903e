import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { EmailConfirmation } from './accounts/email-confirmation.entity.js';
import { PasswordReset } from './accounts/password-reset.entity.js';
import { User } from './accounts/user.entity.js';
import { AppModule } from './app.module.js';
import { clientsConfig, type ClientsConfig } from './config.js';
import { Client } from './directory/client.entity.js';
import { ErasureStep } from './erasure/erasure-step.entity.js';
import { Erasure } from './erasure/erasure.entity.js';
import { IntakeFormLink } from './intake-forms/intake-form-link.entity.js';
import { IntakeFormTheme } from './intake-forms/intake-form-theme.entity.js';
import { IntakeFormVersion } from './intake-forms/intake-form-version.entity.js';
import { CreateAccountsAndDirectory1763600000000 } from './migrations/1763600000000-create-accounts-and-directory.js';
import { AddCustomPrices1795000303000 } from './migrations/1795000303000-add-custom-prices.js';
import { CreateIntakeForms1795000700001 } from './migrations/1795000700001-create-intake-forms.js';
import { ConfirmEmails1795300000000 } from './migrations/1795300000000-confirm-emails.js';
import { AddClientOrigin1795310200000 } from './migrations/1795310200000-add-client-origin.js';
import { RememberSendings1795900000000 } from './migrations/1795900000000-remember-sendings.js';
import { CopyServices1795910000000 } from './migrations/1795910000000-copy-services.js';
import { RenameServiceCopies1796000000000 } from './migrations/1796000000000-rename-service-copies.js';
import { IndexForPruning1796100000000 } from './migrations/1796100000000-index-for-pruning.js';
import { CreateErasures1796200000000 } from './migrations/1796200000000-create-erasures.js';
import { CompleteDirectory1797000000000 } from './migrations/1797000000000-complete-directory.js';
import { CreateClientImports1797000000001 } from './migrations/1797000000001-create-client-imports.js';
import { ImportInParts1797400000000 } from './migrations/1797400000000-import-in-parts.js';
import { KeepFeatureOfNotes1797300000000 } from './migrations/1797300000000-keep-feature-of-notes.js';
import { AddVisitsOfNotes1797500000000 } from './migrations/1797500000000-add-visits-of-notes.js';
import { CreateClientMerges1798100000000 } from './migrations/1798100000000-create-client-merges.js';
import { IndexPossibleDuplicates1798100000003 } from './migrations/1798100000003-index-possible-duplicates.js';
import { MarkStaff1798300000000 } from './migrations/1798300000000-mark-staff.js';
import { AddPersonalSettings1798600000000 } from './migrations/1798600000000-add-personal-settings.js';
import { AddContactText1799510000000 } from './migrations/1799510000000-add-contact-text.js';
import { IndexContactText1799510000001 } from './migrations/1799510000001-index-contact-text.js';
import { LetPeopleShareAnAddress1799510000002 } from './migrations/1799510000002-let-people-share-an-address.js';
import { CreateStaffActions1799800000000 } from './migrations/1799800000000-create-staff-actions.js';
import { CreateSecondFactors1799990000000 } from './migrations/1799990000000-create-second-factors.js';
import { CreateReferrals1800000000000 } from './migrations/1800000000000-create-referrals.js';
import { CreateIntakeFormThemes1800000000001 } from './migrations/1800000000001-create-intake-form-themes.js';
import { ClientMerge } from './merging/client-merge.entity.js';
import { ClientNote } from './notes/client-note.entity.js';
import { PhoneView } from './phone-views/phone-view.entity.js';
import { ReferralUse } from './referrals/referral-use.entity.js';
import { ReferralWithdrawal } from './referrals/referral-withdrawal.entity.js';
import { Referrer } from './referrals/referrer.entity.js';
import { StaffAction } from './staff/staff-action.entity.js';
import { AuthenticatorApp } from './second-factor/authenticator-app.entity.js';
import { Passkey } from './second-factor/passkey.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';

export const service: ServiceDefinition<ClientsConfig> = {
  name: 'clients',
  root: new URL(import.meta.url),
  config: clientsConfig,
  module: AppModule,
  entities: [
    ...[
      User,
      PasswordReset,
      EmailConfirmation,
      Client,
      ClientMerge,
      ClientNote,
      PhoneView,
      StaffAction,
      AuthenticatorApp,
      Passkey,
      RecoveryCode,
    ],
    ...[
      IntakeFormVersion,
      IntakeFormLink,
      IntakeFormTheme,
      Erasure,
      ErasureStep,
      Referrer,
      ReferralUse,
      ReferralWithdrawal,
    ],
  ],
  migrations: [
    CreateAccountsAndDirectory1763600000000,
    AddCustomPrices1795000303000,
    CreateIntakeForms1795000700001,
    ConfirmEmails1795300000000,
    AddClientOrigin1795310200000,
    RememberSendings1795900000000,
    CopyServices1795910000000,
    RenameServiceCopies1796000000000,
    IndexForPruning1796100000000,
    CreateErasures1796200000000,
    CompleteDirectory1797000000000,
    CreateClientImports1797000000001,
    KeepFeatureOfNotes1797300000000,
    ImportInParts1797400000000,
    AddVisitsOfNotes1797500000000,
    CreateClientMerges1798100000000,
    IndexPossibleDuplicates1798100000003,
    MarkStaff1798300000000,
    AddPersonalSettings1798600000000,
    AddContactText1799510000000,
    IndexContactText1799510000001,
    LetPeopleShareAnAddress1799510000002,
    CreateStaffActions1799800000000,
    CreateSecondFactors1799990000000,
    CreateReferrals1800000000000,
    CreateIntakeFormThemes1800000000001,
  ],
  consumes: ['catalog', 'reviews', 'scheduling'],
};
