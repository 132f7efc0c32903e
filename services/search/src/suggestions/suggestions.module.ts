import { Module } from '@nestjs/common';
import { PlacesRepository } from '../places/places.repository.js';
import { SuggestionsRepository } from './suggestions.repository.js';
import { SuggestionsResolver } from './suggestions.resolver.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({ providers: [PlacesRepository, SuggestionsRepository, SuggestionsService, SuggestionsResolver] })
export class SuggestionsModule {}
