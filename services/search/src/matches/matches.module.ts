import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlacesModule } from '../places/places.module.js';
import { MatchesResolver } from './matches.resolver.js';
import { MatchesService } from './matches.service.js';

@Module({ imports: [EngineModule, PlacesModule], providers: [MatchesService, MatchesResolver] })
export class MatchesModule {}
