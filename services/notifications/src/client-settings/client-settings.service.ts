import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { isUndone, type Merge, noteUndone } from '@yarrow/kit/database/merged-rows';
import { DataSource, type EntityManager } from 'typeorm';
import { OptOutsService } from '../opt-outs/opt-outs.service.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { type Choice, CHOICES, ClientSettings } from './client-settings.entity.js';
import { ClientSettingsRepository } from './client-settings.repository.js';

/** What was chosen for a contact, and whether their phone has ended texts by itself. */
export interface ShownSettings {
  readonly settings: ClientSettings;
  readonly textsStopped: boolean;
}

/** What practices choose that a contact is sent by itself. */
@Injectable()
export class ClientSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleProjectionService,
    private readonly optOuts: OptOutsService,
    private readonly repository: ClientSettingsRepository,
  ) {}

  /** @throws DomainError `not_found` */
  async update(
    actor: Actor,
    clientId: string,
    given: { readonly [Name in Choice]?: boolean | null | undefined },
  ): Promise<void> {
    requirePro(actor);
    const client = isUuid(clientId) ? await this.people.findClient(this.dataSource.manager, clientId) : null;
    if (client?.practiceId !== actor.practiceId || client.deleted) {
      throw new DomainError('not_found', 'This client could not be found.', 'clientId');
    }
    const chosen = CHOICES.filter((choice) => typeof given[choice] === 'boolean');
    if (chosen.length === 0) return;
    const changes = Object.fromEntries(chosen.map((choice) => [choice, given[choice]]));
    await this.dataSource.transaction((tx) => this.repository.save(tx, client.clientId, changes));
  }

  /** In the order of the ids; null for all but contacts of the caller's practice. */
  async listShown(actor: Actor, clientIds: readonly string[]): Promise<(ShownSettings | null)[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return clientIds.map(() => null);
    const { manager } = this.dataSource;
    const clients = await this.people.listClients(manager, clientIds.filter(isUuid));
    const own = clients.filter(({ practiceId }) => practiceId === actor.practiceId);
    const stopped = await this.optOuts.listStopped(own.map(({ phone }) => phone));
    const chosen = await this.repository.list(
      manager,
      own.map(({ clientId }) => clientId),
    );
    return clientIds.map((id) => {
      const client = own.find(({ clientId }) => clientId === id.toLowerCase());
      if (!client) return null;
      const { clientId, phone } = client;
      return { settings: chosen.get(clientId) ?? ClientSettings.all(clientId), textsStopped: stopped.has(phone) };
    });
  }

  /** Whether the practice has switched this off for the contact. */
  async isOff(clientId: string, choice: Choice): Promise<boolean> {
    const { manager } = this.dataSource;
    const client = await this.people.findClient(manager, clientId);
    const id = client?.clientId ?? clientId;
    const settings = (await this.repository.list(manager, [id])).get(id);
    return settings !== undefined && !settings[choice];
  }

  async handOver(tx: EntityManager, merge: Merge): Promise<void> {
    if (await isUndone(tx, merge)) return;
    await this.repository.handOver(tx, merge);
  }

  async giveBack(tx: EntityManager, merge: Merge): Promise<void> {
    await noteUndone(tx, merge);
    await this.repository.giveBack(tx, merge);
  }
}
