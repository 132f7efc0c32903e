import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { CardSetups } from './card-setups.js';
import { CardsResolver } from './cards.resolver.js';
import { CardsService } from './cards.service.js';
import { ClientCardsResolver } from './client-cards.resolver.js';
import { SetupBeginning } from './setup-beginning.js';
import { SetupCompletion } from './setup-completion.js';
import { SquareCardCalls } from './square-card-calls.js';
import { SquareCards } from './square-cards.js';

@Module({
  imports: [AccessModule, AccountsModule, AttemptsModule, ChargesModule, SettlementModule, SquareModule, StripeModule],
  providers: [
    CardSetups,
    CardsResolver,
    CardsService,
    ClientCardsResolver,
    SetupBeginning,
    SetupCompletion,
    SquareCardCalls,
    SquareCards,
  ],
  exports: [CardsService, SetupCompletion],
})
export class CardsModule {}
