import { describe, expect, it } from '@jest/globals';
import { applyLocationForm } from '@yarrow/catalog/locations/location-form';
import type { Location } from '@yarrow/catalog/offerings/location.entity';
import {
  BUFFER_CHOICES,
  INCREMENT_CHOICES,
  LEAD_TIME_CHOICES,
} from '@yarrow/catalog/practices/settings/booking-settings';
import { sanitizeRichText } from '@yarrow/catalog/rich-text/rich-text';
import { THERAPY_CATEGORIES, findSpecialty } from '@yarrow/catalog/reference/specialties';
import { isUuid } from '@yarrow/kit/ids';
import { parseEmail, parsePhone } from '@yarrow/kit/values/input-rules';
import { toInstant, weekday } from '@yarrow/time/wall-time';
import { isTimeZone } from '@yarrow/time/zones';
import { generatePractices } from './generate.mjs';
import { drawImage, imageKeys } from './images.mjs';

const nowMs = Date.parse('2026-11-20T18:00:00Z');
const imageUrl = (key: string) => `https://images.example.com/${key}`;
const generate = (options: object = {}) => [...generatePractices({ nowMs, imageUrl, ...options })];
const practices = generate();
const DAY_MS = 86_400_000;

describe('the demonstration data', () => {
  it('is the same for the same seed and moment, wherever one begins', () => {
    expect(generate({ practices: 2 })).toEqual(practices.slice(0, 2));
    expect(generate({ practices: 1, from: 40 })).toEqual([practices[40]]);
    expect(generate({ practices: 1, seed: '8' })[0].practice.id).not.toBe(practices[0].practice.id);
  });

  it('has 48 practices of every category in three countries, with several hundred reviews', () => {
    const categories = practices.map(({ skills }) => findSpecialty(skills[0].specialtyId)?.category);
    expect(new Set(categories)).toEqual(new Set(THERAPY_CATEGORIES.map(({ key }) => key)));
    expect(new Set(practices.map(({ practice }) => practice.country))).toEqual(new Set(['US', 'CA', 'GB']));
    expect(practices).toHaveLength(48);
    expect(practices.filter(({ locations }) => locations[0].city === 'Vancouver').length).toBeGreaterThan(3);
    const reviews = practices.flatMap((one) => one.reviews);
    expect(reviews.length).toBeGreaterThan(350);
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(average).toBeGreaterThan(4.4);
    expect(reviews.every(({ text }) => text.length <= 5000 && !text.includes('{'))).toBe(true);
  });

  it('gives ids, addresses, slugs and contacts once', () => {
    const ids = practices.flatMap((one) => [
      one.practice.id,
      one.owner.id,
      ...[...one.locations, ...one.services, ...one.clients, ...one.visits, ...one.reviews].map(({ id }) => id),
    ]);
    expect(ids.every(isUuid)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(practices.map(({ practice }) => practice.slug)).size).toBe(48);
    for (const { clients } of practices) expect(new Set(clients.map(({ email }) => email)).size).toBe(clients.length);
  });

  it('has few requests that wait, and a client whose card is declined with the practitioner who logs in', () => {
    const waiting = practices.map(({ visits }) => visits.filter(({ state }: { state: string }) => state === 'pending'));
    expect(waiting[0]).toHaveLength(3);
    expect(Math.max(...waiting.map(({ length }) => length))).toBe(3);
    const [{ declinedCardOf, clients }, ...others] = practices;
    expect(clients.map(({ id }) => id)).toContain(declinedCardOf);
    expect(others.every((one) => one.declinedCardOf === null)).toBe(true);
  });

  it('keeps every account, however many practices name it, by one e-mail and one id', () => {
    const many = generate({ practices: 300 });
    const accounts = many.flatMap(({ owner, accounts: others }) => [owner, ...others]);
    const byEmail = new Map(accounts.map((account) => [account.email, account.id]));
    expect(accounts.every(({ email, id }) => byEmail.get(email) === id)).toBe(true);
    expect(new Set(many.map(({ practice }) => practice.slug)).size).toBe(300);
  });

  it('uses only telephone numbers kept for fiction, all of them valid, and addresses of example.com', () => {
    for (const { practice, owner, clients } of practices) {
      for (const { phone, email } of [practice, owner, ...clients]) {
        expect(parsePhone(phone, practice.country)).toBe(phone);
        expect(phone).toMatch(/^\+1\d{3}55501\d\d$|^\+44(207946|161496|131496|117496)0\d+$/);
        expect(parseEmail(email)).toBe(email);
        expect(email).toMatch(/@example\.com$/);
      }
    }
  });

  it('keeps the rules of the catalog', () => {
    for (const { practice, locations, services, skills } of practices) {
      expect(BUFFER_CHOICES).toContain(practice.bufferMinutes);
      expect(LEAD_TIME_CHOICES).toContain(practice.leadTimeMinutes);
      expect(INCREMENT_CHOICES).toContain(practice.startTimeIncrementMinutes);
      expect(practice.cancellationPolicy.length).toBeLessThanOrEqual(250);
      expect(practice.headline.length).toBeLessThanOrEqual(200);
      expect(sanitizeRichText(practice.about)).toBe(practice.about);
      expect(new Set(skills.map(({ specialtyId }: { specialtyId: string }) => specialtyId)).size).toBe(skills.length);
      for (const location of locations) {
        expect(isTimeZone(location.timeZone)).toBe(true);
        expect(() => applyLocationForm({ ...location } as Location, location, practice.country)).not.toThrow();
        expect(services.some((row: Offered) => row.kind === 'service' && row.locationIds.includes(location.id))).toBe(
          true,
        );
      }
      for (const { variations } of services as Offered[]) {
        expect(new Set(variations.map(({ amountCents }) => amountCents)).size).toBe(variations.length);
        expect(new Set(variations.map(({ durationMinutes }) => durationMinutes)).size).toBe(variations.length);
      }
    }
  });

  it('has upcoming group events (paid and free, full, online, several days) without conflicts', () => {
    const held = practices.flatMap(({ events, eventTypes, visits, locations, practice }) =>
      events.map(
        (event: { eventTypeId: string; startsAt: string; capacity: number | null; registrations: object[] }) => ({
          ...eventTypes.find(({ id }: { id: string }) => id === event.eventTypeId),
          ...event,
          ...{ visits, locations, practice },
        }),
      ),
    );
    expect(held.length).toBeGreaterThan(15);
    expect(held.some(({ amountCents }) => amountCents > 0) && held.some(({ amountCents }) => amountCents === 0)).toBe(
      true,
    );
    expect(held.some(({ kind }) => kind === 'virtual')).toBe(true);
    expect(held.some(({ durationUnit }) => durationUnit === 'day')).toBe(true);
    expect(held.some(({ capacity, registrations }) => capacity !== null && registrations.length >= capacity)).toBe(
      true,
    );
    for (const { startsAt, visits, locations, locationId, kind, practice } of held) {
      expect(practice.features).toContain('bookable_events');
      expect(Date.parse(startsAt)).toBeGreaterThan(nowMs);
      const location = locations.find(({ id }: { id: string }) => id === locationId);
      expect(location.kind === 'virtual').toBe(kind === 'virtual');
      const there = visits.filter(({ startsAt: visit }: { startsAt: string }) => visit === startsAt);
      expect(there).toEqual([]);
    }
  });

  it('has visits before and after now, in every state', () => {
    const visits = practices.flatMap((one) => one.visits);
    const states = new Set(visits.map(({ state }) => state));
    expect(states).toEqual(new Set(['approved', 'pending', 'declined', 'cancelled']));
    for (const { startsAt, state, createdAt, decidedAt, cancelledAt } of visits) {
      if (Date.parse(startsAt) <= nowMs) expect(state).not.toBe('pending');
      // More recent changes would be sent to people by mail.
      for (const at of [createdAt, decidedAt, cancelledAt ?? createdAt])
        expect(Date.parse(at)).toBeLessThan(nowMs - DAY_MS);
      expect(Date.parse(createdAt)).toBeLessThan(Date.parse(startsAt));
    }
    expect(
      practices[0].visits.filter((visit: { startsAt: string }) => Date.parse(visit.startsAt) > nowMs).length,
    ).toBeGreaterThan(15);
  });

  it.each(practices.map((one, index) => [index, one] as const))(
    'has no visit of practice %i outside the hours or too close to another',
    (_, one) => {
      const { practice, locations, visits } = one;
      const standing = visits.filter(({ state }: { state: string }) => state === 'approved' || state === 'pending');
      for (const [index, visit] of standing.entries()) {
        const location = locations.find(({ id }: { id: string }) => id === visit.locationId);
        const [date, time] = visit.localStartsAt.split('T');
        const minutes = (Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000;
        const end = clock(minutesOf(time) + minutes);
        const day = location.hours.find((own: { weekday: number }) => own.weekday === weekday(date));
        expect(day?.blocks.some((block: Block) => block.startsAt <= time && end <= block.endsAt)).toBe(true);
        expect(toInstant(visit.localStartsAt, location.timeZone)).toBe(Date.parse(visit.startsAt));
        const next = standing[index + 1];
        if (next)
          expect(Date.parse(next.startsAt) - Date.parse(visit.endsAt)).toBeGreaterThanOrEqual(
            practice.bufferMinutes * 60_000,
          );
      }
    },
  );

  it('draws every image that it names', () => {
    const keys = new Set(imageKeys().map(imageUrl));
    const named = practices.flatMap(({ practice, gallery, services }) => [
      practice.photoUrl,
      ...gallery.map(({ url }: { url: string }) => url),
      ...services.map(({ photoUrl }: { photoUrl: string | null }) => photoUrl).filter(Boolean),
    ]);
    expect(named.every((url) => keys.has(url))).toBe(true);
    for (const key of [
      'portraits/long-0.svg',
      'portraits/short-0.svg',
      ...[0, 1, 2, 3, 4, 5].map((number) => `scenes/yoga-${number}.svg`),
    ]) {
      expect(drawImage(key)).toMatch(/^<svg [^]*<\/svg>$/);
      expect(drawImage(key)).not.toMatch(/NaN|undefined|<script/);
    }
  });
});

interface Block {
  startsAt: string;
  endsAt: string;
}

interface Offered {
  kind: string;
  locationIds: string[];
  variations: { amountCents: number; durationMinutes: number }[];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
