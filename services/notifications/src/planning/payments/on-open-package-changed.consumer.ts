import { Controller } from '@nestjs/common';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  OpenPackageChangedSchema,
  OpenPackageSchema,
  type OpenPackage,
  type OpenPackageChanged,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner, type MailWords } from '../../deliveries/planner.js';

/** How many sessions of a package are used and left, whenever that changes after it was bought. */
@Controller()
export class OnOpenPackageChanged {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly planner: Planner,
  ) {}

  @OnEvent(OpenPackageChangedSchema)
  async tellBalance({ package: now }: OpenPackageChanged, { tx, occurredAt }: EventContext): Promise<void> {
    if (!now) throw new Error('OpenPackageChanged without package');
    const before = await this.copies.find(tx, OpenPackageSchema, now.packageId);
    await this.copies.save(tx, OpenPackageSchema, now, now.packageId);
    // The mail of the purchase speaks of the first session.
    if (!before || before.version >= now.version) return;
    if (before.sessionsUsed === now.sessionsUsed && before.ended === now.ended) return;
    if (!this.planner.isNews(occurredAt)) return;
    const practice = await this.copies.find(tx, PracticeSchema, now.practiceId);
    const client = await this.copies.findClient(tx, now.clientId);
    if (!practice || !client) throw new NotYetError(`The people of package ${now.packageId} are not known yet`);
    const plan = {
      kind: 'package_balance',
      subject: `${now.packageId} ${now.version}`,
      recipient: client.email,
      sendAt: occurredAt.getTime(),
    };
    const url = `${this.planner.publicUrl}/p/${practice.slug}/book`;
    const words = now.ended
      ? farewell(now, practice.name, url)
      : balance(now, now.sessionsUsed < before.sessionsUsed, practice.name, url);
    await this.planner.mail(tx, plan, words);
  }
}

function farewell({ name }: OpenPackage, practice: string, bookUrl: string): MailWords {
  return {
    subject: `${name}: your package has ended`,
    practice,
    heading: 'Your package has ended',
    paragraphs: [
      `Your package with ${practice} was given back: no more sessions of it can be booked. Visits that you have booked stay as they are.`,
    ],
    details: [{ label: 'Package', value: name }],
    action: { label: 'Book again', url: bookUrl },
  };
}

function balance(
  { name, numberOfSessions, sessionsUsed }: OpenPackage,
  givenBack: boolean,
  practice: string,
  bookUrl: string,
): MailWords {
  const left = numberOfSessions - sessionsUsed;
  const rest = left === 1 ? 'One session is left' : left > 0 ? `${left} sessions are left` : 'No session is left';
  return {
    subject: `${name}: ${rest.toLowerCase()}`,
    practice,
    heading: givenBack ? 'A session came back' : 'A session was used',
    paragraphs: [`${rest} of your package with ${practice}.`],
    details: [
      { label: 'Package', value: name },
      { label: 'Used', value: `${sessionsUsed} of ${numberOfSessions}` },
      { label: 'Left', value: String(left) },
    ],
    action: { label: left > 0 ? 'Book the next visit' : 'Book again', url: bookUrl },
  };
}
