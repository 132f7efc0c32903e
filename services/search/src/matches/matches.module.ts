import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { CandidatesRepository } from './candidates.repository.js';
import { MatchesResolver } from './matches.resolver.js';
import { MatchesService } from './matches.service.js';

@Module({ imports: [PlacesModule], providers: [CandidatesRepository, MatchesService, MatchesResolver] })
export class MatchesModule {}
