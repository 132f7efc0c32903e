import { Module } from '@nestjs/common';
import { IndexModule } from './index/index.module.js';
import { PractitionersModule } from './practitioners/practitioners.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';

@Module({ imports: [IndexModule, PractitionersModule, SuggestionsModule] })
export class AppModule {}
