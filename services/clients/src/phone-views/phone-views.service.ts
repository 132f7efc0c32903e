import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { formatPhone } from '@yarrow/kit/values/phones';
import { DataSource } from 'typeorm';
import { ClientsRepository } from '../directory/clients.repository.js';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';
import { PhoneView } from './phone-view.entity.js';

/** Shows phone numbers, and keeps who has seen them. */
@Injectable()
export class PhoneViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly practices: PracticeProjectionService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, `no_phone` */
  async view(actor: Actor, clientId: string): Promise<{ phoneNumber: string; formattedPhoneNumber: string }> {
    requirePro(actor);
    const { practiceId, userId } = actor;
    const { manager } = this.dataSource;
    const { phone } = await this.clients.getLiving(manager, practiceId, clientId, 'id');
    if (!phone) throw new DomainError('no_phone', 'This client has no phone number.', 'id');
    const { country } = await this.practices.getOwnContact(practiceId);
    await manager.insert(PhoneView, { id: newId(), practiceId, clientId, userId, viewedAt: this.clock.now() });
    return { phoneNumber: phone, formattedPhoneNumber: formatPhone(phone, country) };
  }
}
