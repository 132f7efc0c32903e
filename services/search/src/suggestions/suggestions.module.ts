import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlacesModule } from '../places/places.module.js';
import { SuggestionsResolver } from './suggestions.resolver.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({ imports: [EngineModule, PlacesModule], providers: [SuggestionsService, SuggestionsResolver] })
export class SuggestionsModule {}
