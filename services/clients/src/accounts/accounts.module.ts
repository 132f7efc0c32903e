import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { EmailConfirmationsResolver } from './email-confirmations.resolver.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginsService } from './logins.service.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Sessions } from './sessions.js';

@Module({
  imports: [DirectoryModule],
  providers: [
    AccountsRepository,
    AccountsService,
    AccountsResolver,
    EmailConfirmationsService,
    EmailConfirmationsResolver,
    LoginAttempts,
    LoginsService,
    NewPasswords,
    PasswordResetsService,
    Sessions,
  ],
})
export class AccountsModule {}
