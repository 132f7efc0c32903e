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

export const service: ServiceDefinition<ClientsConfig> = {
  name: 'clients',
  root: new URL(import.meta.url),
  config: clientsConfig,
  module: AppModule,
  entities: [User, PasswordReset, EmailConfirmation, Client, IntakeFormVersion, IntakeFormLink, Erasure, ErasureStep],
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
  ],
  consumes: ['catalog', 'scheduling'],
};
