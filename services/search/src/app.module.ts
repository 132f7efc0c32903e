import { Module } from '@nestjs/common';
import { IndexModule } from './index/index.module.js';
import { MatchesModule } from './matches/matches.module.js';
import { OpeningsModule } from './openings/openings.module.js';
import { PractitionersModule } from './practitioners/practitioners.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';

@Module({ imports: [IndexModule, OpeningsModule, PractitionersModule, SuggestionsModule, MatchesModule] })
export class AppModule {}
