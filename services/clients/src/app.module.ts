import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { CustomPricesModule } from './custom-prices/custom-prices.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { IntakeFormsModule } from './intake-forms/intake-forms.module.js';

@Module({ imports: [AccountsModule, CustomPricesModule, DirectoryModule, IntakeFormsModule] })
export class AppModule {}
