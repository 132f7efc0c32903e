import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { CardDeletionService } from './card-deletion.service.js';
import { CardDeletionsRepository } from './card-deletions.repository.js';
import { CardDetachmentService } from './card-detachment.service.js';
import { CardCompletionService } from './card-completion.service.js';
import { CardsResolver } from './cards.resolver.js';
import { CardsService } from './cards.service.js';
import { ClientCardsResolver } from './client-cards.resolver.js';
import { DefaultCardsService } from './default-cards.service.js';
import { PaymentMethodsResolver } from './payment-methods.resolver.js';
import { SquareCardsService } from './square-cards.service.js';
import { StripeCardsService } from './stripe-cards.service.js';
import { UnpaidVisitsService } from './unpaid-visits.service.js';

@Module({
  imports: [AccessModule, AccountsModule, AttemptsModule, ChargesModule, SettlementModule, SquareModule, StripeModule],
  providers: [
    CardCompletionService,
    CardDeletionService,
    CardDeletionsRepository,
    CardDetachmentService,
    CardsResolver,
    CardsService,
    ClientCardsResolver,
    DefaultCardsService,
    PaymentMethodsResolver,
    SquareCardsService,
    StripeCardsService,
    UnpaidVisitsService,
  ],
  exports: [CardCompletionService, CardDetachmentService, DefaultCardsService],
})
export class CardsModule {}
