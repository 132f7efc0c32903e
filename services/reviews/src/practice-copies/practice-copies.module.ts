import { Module } from '@nestjs/common';
import { LinksModule } from '../invitations/links.module.js';
import { OnPracticeSaved } from './on-practice-saved.consumer.js';
import { PracticeCopiesRepository } from './practice-copies.repository.js';
import { PracticeCopies } from './practice-copies.service.js';

@Module({
  imports: [LinksModule],
  controllers: [OnPracticeSaved],
  providers: [PracticeCopiesRepository, PracticeCopies],
  exports: [PracticeCopiesRepository, PracticeCopies],
})
export class PracticeCopiesModule {}
