import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices.module.js';
import { BookingSettingsResolver, UpdateBookingSettingsPayloadResolver } from './booking-settings.resolver.js';
import { CurrencyUseClient } from './currency-use.client.js';
import { PaymentSettingsResolver, UpdatePaymentSettingsPayloadResolver } from './payment-settings.resolver.js';
import { PracticeCurrencyService } from './practice-currency.service.js';
import { PracticeSettingsService } from './practice-settings.service.js';
import { TermsResolver } from './terms.resolver.js';
import { TermsService } from './terms.service.js';

@Module({
  imports: [PracticesModule],
  providers: [
    BookingSettingsResolver,
    CurrencyUseClient,
    PaymentSettingsResolver,
    PracticeCurrencyService,
    PracticeSettingsService,
    TermsResolver,
    TermsService,
    UpdateBookingSettingsPayloadResolver,
    UpdatePaymentSettingsPayloadResolver,
  ],
})
export class PracticeSettingsModule {}
