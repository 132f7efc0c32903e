import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { PasswordReset } from './accounts/password-reset.entity.js';
import { User } from './accounts/user.entity.js';
import { AppModule } from './app.module.js';
import { clientsConfig, type ClientsConfig } from './config.js';
import { Client } from './directory/client.entity.js';
import { CreateAccountsAndDirectory1763600000000 } from './migrations/1763600000000-create-accounts-and-directory.js';

export const service: ServiceDefinition<ClientsConfig> = {
  name: 'clients',
  root: new URL(import.meta.url),
  config: clientsConfig,
  module: AppModule,
  entities: [User, PasswordReset, Client],
  migrations: [CreateAccountsAndDirectory1763600000000],
  consumes: ['scheduling'],
};
