import { Module } from '@nestjs/common';
import { PlacesRepository } from '../places/places.repository.js';
import { SuggestionsRepository } from './suggestions.repository.js';
import { SuggestionsResolver } from './suggestions.resolver.js';

@Module({ providers: [PlacesRepository, SuggestionsRepository, SuggestionsResolver] })
export class SuggestionsModule {}
