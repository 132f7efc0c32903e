import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { DirectoryModule } from '../directory/directory.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { BrowserSessionsResolver } from './browser-sessions.resolver.js';
import { ConfirmedEmailsService } from './confirmed-emails.service.js';
import { CurrentPasswordService } from './current-password.service.js';
import { EmailChangesService } from './email-changes.service.js';
import { EmailConfirmationsResolver } from './email-confirmations.resolver.js';
import { EmailConfirmationsResponder } from './email-confirmations.responder.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { LoginsService } from './logins.service.js';
import { MailedLinksService } from './mailed-links.service.js';
import { PasswordsService } from './passwords.service.js';
import { PasswordResetsService } from './password-resets.service.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [DirectoryModule, ReferralsModule, SecondFactorModule],
  controllers: [EmailConfirmationsResponder],
  providers: [
    AccountsRepository,
    AccountsService,
    AccountsResolver,
    BrowserSessionsResolver,
    ConfirmedEmailsService,
    CurrentPasswordService,
    EmailChangesService,
    EmailConfirmationsService,
    EmailConfirmationsResolver,
    LoginAttemptsService,
    LoginsService,
    MailedLinksService,
    PasswordsService,
    PasswordResetsService,
    SessionsService,
    mailSealer,
  ],
  exports: [
    AccountsRepository,
    CurrentPasswordService,
    EmailChangesService,
    LoginAttemptsService,
    MailedLinksService,
    PasswordsService,
    SessionsService,
  ],
})
export class AccountsModule {}
