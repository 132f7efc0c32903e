import { Module } from '@nestjs/common';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { KeptCardsService } from './kept-cards.service.js';
import { PayersRepository } from './payers.repository.js';
import { PayersResponder } from './payers.responder.js';
import { PayersService } from './payers.service.js';

@Module({
  imports: [SquareModule, StripeModule],
  controllers: [PayersResponder],
  providers: [KeptCardsService, PayersRepository, PayersService],
})
export class ErasureModule {}
