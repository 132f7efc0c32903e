import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { DirectoryModule } from './directory/directory.module.js';

@Module({ imports: [AccountsModule, DirectoryModule] })
export class AppModule {}
