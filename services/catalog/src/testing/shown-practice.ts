import type { Actor } from '@yarrow/kit/actor';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { GalleryImage } from '../practices/gallery/gallery-image.entity.js';
import { PracticeSkill } from '../practices/skills/practice-skill.entity.js';
import { Practice } from '../practices/practice.entity.js';
import { ProCredential } from '../practices/credentials/pro-credential.entity.js';
import { specialtyId } from '../reference/specialties.js';
import { service } from '../service.js';

export const [MASSAGE, INSOMNIA] = [specialtyId('Swedish Massage'), specialtyId('Insomnia')];

/** Ids of what the practice offers, in its order. */
export type Offered = Record<'five' | 'massage' | 'stones' | 'oil', string>;

/** A practice that has everything that the public can see of one. */
export class ShownPractice {
  readonly practiceId = newId();
  readonly pro: Actor = { kind: 'pro', userId: newId(), practiceId: this.practiceId, ip: '203.0.113.2' };
  slug = '';
  offered: Offered = { five: '', massage: '', stones: '', oil: '' };

  private constructor(readonly catalog: TestService) {}

  static async open(): Promise<ShownPractice> {
    const shown = new ShownPractice(await startTestService(service));
    await shown.signUp();
    await shown.describe();
    await shown.openPlaces();
    shown.offered = await shown.offer();
    return shown;
  }

  stop(): Promise<void> {
    return this.catalog.stop();
  }

  /** Asks as a visitor. */
  async ask(fields: string): Promise<Record<string, unknown>> {
    const query = `query ($slug: String!) { practice(slug: $slug) { ${fields} } }`;
    const { data, errors } = await this.catalog.graphql(query, { slug: this.slug });
    if (errors) throw new Error(JSON.stringify(errors));
    return data['practice'];
  }

  private async signUp(): Promise<void> {
    const user = {
      ...{ userId: this.pro.userId!, kind: 'pro', email: 'ines@example.com', firstName: 'Ines', lastName: 'Duarte' },
      ...{ practiceId: this.practiceId, version: 1 },
    };
    const event = { user, practiceName: 'Still Water', country: 'CA', timeZone: 'America/Vancouver' };
    await this.catalog.publish(UserRegisteredSchema, event, { aggregateId: user.userId });
  }

  private async describe(): Promise<void> {
    const { manager } = this.catalog.dataSource;
    const links = { website: 'https://w.example', facebook: 'f', instagram: 'i', twitter: 't', linkedin: 'l' };
    await manager.update(Practice, this.practiceId, {
      ...{ published: true, title: 'Massage Therapist', headline: 'Rest well.', about: '<p>Hello</p>' },
      ...{ photoUrl: '/media/ines.webp', phone: '+16045550142', languages: ['English', 'Portuguese'] },
      ...{ workWiths: ['Adults'], builderVersion: 'v2', acceptsTips: true },
      links: { ...links, tiktok: 'k', youtube: 'y' },
      features: [
        'recurring_bookings',
        'packages',
        'client_notes',
        'bookable_events',
        'video_reviews',
        'require_cc',
        'currency',
        'paypal',
        'import_reviews',
      ],
      offlineOptions: ['cash', 'credit_card', 'paypal', 'zelle'],
    });
    // The last first: what is answered in order was sorted.
    await manager.insert(PracticeSkill, [
      { practiceId: this.practiceId, specialtyId: INSOMNIA, position: 2 },
      { practiceId: this.practiceId, specialtyId: MASSAGE, position: 1 },
    ]);
    const license = {
      practiceId: this.practiceId,
      kind: 'license',
      issuer: 'CMTBC',
      licenseNumber: '123',
      stateIssued: 'BC',
    } as const;
    const term = { issuedAt: '2019-05-31', expiresAt: '2027-05-30' };
    const course = {
      practiceId: this.practiceId,
      kind: 'certification',
      issuer: 'A school',
      state: 'approved',
      position: 3,
    } as const;
    await manager.insert(ProCredential, [
      { ...course, id: newId(), name: 'Pregnancy massage' },
      { ...license, ...term, id: newId(), name: 'Registered Massage Therapist', state: 'approved', position: 1 },
      { ...license, id: newId(), name: 'Not looked at yet', state: 'pending', position: 2 },
    ]);
    await manager.insert(GalleryImage, [
      { id: newId(), practiceId: this.practiceId, url: '/media/garden.webp', altText: 'The garden', position: 2 },
      { id: newId(), practiceId: this.practiceId, url: '/media/room.webp', altText: 'The room', position: 1 },
    ]);
    this.slug = (await this.catalog.graphql('{ currentPractice { slug } }', {}, this.pro)).data['currentPractice'].slug;
  }

  private async change(mutation: string, variables: Record<string, unknown> = {}) {
    const { data, errors } = await this.catalog.graphql(mutation, variables, this.pro);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** A studio, open on Saturdays with a break and on Mondays, and a room online. */
  private async openPlaces(): Promise<void> {
    const saturday = [
      { startsAt: '13:15', endsAt: '16:00' },
      { startsAt: '10:00', endsAt: '12:30' },
    ];
    const hours = JSON.stringify([
      { weekDay: 6, enabled: true, blocks: saturday },
      { weekDay: 1, enabled: true, blocks: [{ startsAt: '09:00', endsAt: '17:00' }] },
      { weekDay: 2, enabled: false, blocks: [{ startsAt: '08:00', endsAt: '11:00' }] },
    ]);
    await this.change(
      `mutation ($hours: String!) {
        upsertLocation(name: "Studio", kind: office, timeZone: "America/Vancouver", address: "12 Alder Street",
          city: "Vancouver", stateAbbreviation: "BC", zip: "V5K 0A1", latitude: 49.28, longitude: -123.1,
          availableTimes: $hours) { result } }`,
      { hours },
    );
    await this
      .change(`mutation { upsertLocation(name: "Online", kind: virtual, timeZone: "America/Toronto", virtualType: "video",
      virtualLink: "https://meet.example.com/ines", availableTimes: "[]") { result } }`);
  }

  /** A package at the studio, a service of three lengths at both places, an add-on to it and one to all. @returns ids */
  private async offer(): Promise<Offered> {
    const { locations } = (await this.ask('locations { id }')) as { locations: { id: string }[] };
    const [studio, online] = locations.map(({ id }) => id);
    const upsert = async (fields: string) =>
      (await this.change(`mutation { upsertService(${fields}) { service { id } } }`))['upsertService'].service
        .id as string;
    const five = await upsert(`name: "Five massages", description: "<p>Calm.</p>", timeLength: 60, amountCents: 50000,
      package: true, numberOfSessions: 5, locationIds: ["${studio}"]`);
    const lengths = [
      { timeLength: 45, amountCents: 7_000 },
      { timeLength: 120, amountCents: 15_000 },
    ].map((length) => JSON.stringify(JSON.stringify(length)));
    const massage = await upsert(`name: "Massage", description: "<p>Slow.</p>", timeLength: 90, amountCents: 12000,
      variationsArray: [${lengths.join()}], locationIds: ["${studio}", "${online}"]`);
    const stones = await upsert(`name: "Hot stones", description: "<p>Warm.</p>", timeLength: 15, amountCents: 2500,
      addOn: true, allowedServiceIds: ["${massage}"], locationIds: ["${studio}"]`);
    const oil = await upsert(`name: "Oil", description: "<p>Rose.</p>", timeLength: 0, amountCents: 800, addOn: true,
      locationIds: ["${studio}"]`);
    await this.catalog.dataSource.query('update services set photo_url = $1 where id = $2', ['/media/five.webp', five]);
    return { five, massage, stones, oil };
  }
}
