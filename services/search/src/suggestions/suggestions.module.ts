import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { SuggestionsRepository } from './suggestions.repository.js';
import { SuggestionsResolver } from './suggestions.resolver.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({ imports: [PlacesModule], providers: [SuggestionsRepository, SuggestionsService, SuggestionsResolver] })
export class SuggestionsModule {}
