import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { VisitProjectionModule } from '../visit-projection/visit-projection.module.js';
import { NotesPolicy } from './notes.policy.js';
import { NotesRepository } from './notes.repository.js';
import { NotesResolver } from './notes.resolver.js';
import { NotesService } from './notes.service.js';

@Module({
  imports: [PracticeProjectionModule, VisitProjectionModule],
  providers: [ClientsRepository, NotesPolicy, NotesRepository, NotesResolver, NotesService],
})
export class NotesModule {}
