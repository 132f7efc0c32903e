import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Client } from '@yarrow/contracts/clients/v1/events_pb';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { textByDay } from '../../deliveries/text-hours.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';
import { WaitingInvitationsRepository } from './waiting-invitations.repository.js';

const BATCH = 100;

/**
 * Sends invitations to clients added by practices: by mail, else by text. While a practice is not visible, its
 * invitations wait, since an unsolicited link that shows nothing is useless.
 */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waiting: WaitingInvitationsRepository,
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** @param invitedAt when the practice did */
  async invite(tx: EntityManager, practiceId: string, client: Client, invitedAt: Date): Promise<void> {
    const practice = requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
    if (practice.published) await this.plan(tx, practice, client, invitedAt.getTime());
    else await this.waiting.add(tx, { clientId: client.clientId, practiceId }, invitedAt);
  }

  /** Invites those whose practices can be seen by now. */
  async inviteWaiting(stopping?: AbortSignal): Promise<void> {
    let taken = BATCH;
    while (taken === BATCH && !stopping?.aborted) {
      taken = await this.dataSource.transaction((tx) => this.inviteBatch(tx));
    }
  }

  /** @returns how many there were */
  private async inviteBatch(tx: EntityManager): Promise<number> {
    const taken = await this.waiting.take(tx, BATCH);
    for (const { clientId, practiceId } of taken) {
      const practice = await this.people.findPractice(tx, practiceId);
      const client = await this.people.findClient(tx, clientId);
      // Clients who were erased or removed from the directory in the meantime are not invited.
      if (practice && client && !client.deleted) await this.plan(tx, practice, client, this.deliveries.now);
    }
    return taken.length;
  }

  /** One invitation of a practice to one address or number, also where a contact was taken out and brought again. */
  private async plan(tx: EntityManager, practice: Practice, client: Client, sendAt: number): Promise<void> {
    const { name, slug, practiceId, practitionerFirstName } = practice;
    const url = `${this.deliveries.publicUrl}/p/${encodeURIComponent(slug)}`;
    const plan = { kind: 'client_invited', topic: practiceId, onBehalfOf: practiceId, sendAt };
    if (!client.email) {
      const body = `Yarrow: ${name} now takes bookings online: ${url} Reply STOP to end texts.`;
      await this.deliveries.plan(tx, [
        { ...textByDay(plan, practice.timeZone), recipient: client.phone, channel: 'sms', message: { body } },
      ]);
      return;
    }
    const mail = {
      subject: `Book your next visit with ${name} online`,
      practice: name,
      heading: client.firstName ? `Hello ${client.firstName}` : 'Hello',
      paragraphs: [
        `${practitionerFirstName || name} now takes bookings online. See free times and choose one that suits you.`,
      ],
      details: [],
      action: { label: 'See free times', url },
      closing: "You get this once, as a client of the practice. If that's a mistake, you can ignore this email.",
    };
    await this.deliveries.planMail(tx, { ...plan, recipient: client.email }, mail);
  }
}
