import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/sealing';
import { DirectoryModule } from '../directory/directory.module.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { BrowserSessionsResolver } from './browser-sessions.resolver.js';
import { BrowserSessionsService } from './browser-sessions.service.js';
import { ConfirmedEmails } from './confirmed-emails.js';
import { EmailConfirmationsResolver } from './email-confirmations.resolver.js';
import { EmailConfirmationsResponder } from './email-confirmations.responder.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginsService } from './logins.service.js';
import { MailedLinks } from './mailed-links.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Sessions } from './sessions.js';

@Module({
  imports: [DirectoryModule],
  controllers: [EmailConfirmationsResponder],
  providers: [
    AccountsRepository,
    AccountsService,
    AccountsResolver,
    BrowserSessionsResolver,
    BrowserSessionsService,
    ConfirmedEmails,
    EmailConfirmationsService,
    EmailConfirmationsResolver,
    LoginAttempts,
    LoginsService,
    MailedLinks,
    NewPasswords,
    PasswordResetsService,
    Sessions,
    mailSealer,
  ],
})
export class AccountsModule {}
