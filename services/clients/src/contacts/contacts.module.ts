import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { ContactsResolver } from './contacts.resolver.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [PracticeProjectionModule],
  providers: [ClientsRepository, ContactsResolver, ContactsService],
  exports: [ContactsService],
})
export class ContactsModule {}
