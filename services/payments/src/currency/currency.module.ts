import { Module } from '@nestjs/common';
import { CurrencyUseRepository } from './currency-use.repository.js';
import { CurrencyUseResponder } from './currency-use.responder.js';
import { CurrencyUseService } from './currency-use.service.js';

@Module({ controllers: [CurrencyUseResponder], providers: [CurrencyUseRepository, CurrencyUseService] })
export class CurrencyModule {}
