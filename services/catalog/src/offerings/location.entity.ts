import { coarsePlace, type GlobePoint } from '@yarrow/kit/values/coarse-place';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { HoursException } from '../hours/hours-exceptions.js';
import type { WeekdayHours } from '../hours/weekly-hours.js';

export type LocationKind = 'office' | 'virtual' | 'home';

/** A place where a practice works. */
@Entity('locations')
export class Location {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('text')
  name: string;

  @Column('text')
  kind: LocationKind;

  /** IANA zone in which the hours are meant. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { name: 'secondary_address', nullable: true })
  secondaryAddress: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { name: 'state_abbreviation', nullable: true })
  stateAbbreviation: string | null;

  @Column('text', { nullable: true })
  zip: string | null;

  /** ISO 3166-1 alpha-2. */
  @Column('text', { name: 'country_code' })
  countryCode: string;

  /** Degrees, WGS 84. */
  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('boolean', { name: 'hide_address' })
  hideAddress: boolean;

  @Column('text', { name: 'virtual_type', nullable: true })
  virtualType: 'video' | 'phone' | null;

  @Column('text', { name: 'virtual_link', nullable: true })
  virtualLink: string | null;

  @Column('text', { name: 'virtual_instructions', nullable: true })
  virtualInstructions: string | null;

  /** Miles. */
  @Column('integer', { name: 'travel_distance', nullable: true })
  travelDistance: number | null;

  @Column('jsonb')
  hours: WeekdayHours[];

  /** In order of date; past ones of a year too. */
  @Column('jsonb', { name: 'hours_exceptions' })
  hoursExceptions: HoursException[];

  /** Part of the town, as the places provider calls it. */
  @Column('text', { nullable: true })
  neighborhood: string | null;

  /** Of the places provider. */
  @Column('text', { name: 'place_id', nullable: true })
  placeId: string | null;

  /** As the places provider calls it. */
  @Column('text', { name: 'city_geocoded', nullable: true })
  cityGeocoded: string | null;

  /** In full, as the places provider calls it. */
  @Column('text', { name: 'state_province', nullable: true })
  stateProvince: string | null;

  @Column('text')
  state: 'active' | 'disabled';

  /** Kept for the visits that took place there; it can be neither booked nor edited. */
  @Column('boolean')
  deleted: boolean;

  /** From 1. */
  @Column('integer')
  position: number;

  @Column('integer')
  version: number;

  get cityState(): string {
    if (this.kind === 'virtual' && !this.city) return 'Online';
    return [this.city, this.stateAbbreviation].filter(Boolean).join(', ');
  }

  /** The whole address in one line. */
  get singleLine(): string {
    if (this.kind === 'virtual') return this.virtualType === 'phone' ? 'By phone' : 'Online';
    const stateZip = [this.stateAbbreviation, this.zip].filter(Boolean).join(' ');
    return [this.address, this.secondaryAddress, this.city, stateZip].filter(Boolean).join(', ');
  }

  /** What everybody may read. A practitioner who comes to the client has no address to show. */
  get displayAddress(): string {
    return this.isAddressHidden && this.kind !== 'virtual' ? this.cityState : this.singleLine;
  }

  /** What everybody may read, without state and postcode. */
  get shortSingleLine(): string {
    if (this.kind === 'virtual') return this.displayAddress;
    const street = this.isAddressHidden ? null : this.address;
    return [street, this.city].filter(Boolean).join(', ') || this.cityState;
  }

  /** What everybody may know of the spot: the middle of its cell where the address is hidden. */
  get displayPlace(): GlobePoint | null {
    const { latitude, longitude } = this;
    if (latitude === null || longitude === null) return null;
    return this.isAddressHidden ? coarsePlace({ latitude, longitude }) : { latitude, longitude };
  }

  get isAddressHidden(): boolean {
    return this.hideAddress || this.kind === 'home';
  }
}
