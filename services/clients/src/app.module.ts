import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { CustomPricesModule } from './custom-prices/custom-prices.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { IntakeFormsModule } from './intake-forms/intake-forms.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { RetentionModule } from './retention/retention.module.js';

@Module({
  imports: [
    AccountsModule,
    CustomPricesModule,
    DirectoryModule,
    ErasureModule,
    IntakeFormsModule,
    RepublishModule,
    RetentionModule,
  ],
})
export class AppModule {}
