import { knownShape } from '../../../shared/route-shapes.js';

/** Properties of an event. No strings, so that it cannot contain user input or health data. */
export type EventProperties = Readonly<Record<string, boolean | number>>;

export interface AnalyticsEvent {
  /** Such as `BookAppointment`. */
  name: string;
  properties: EventProperties;
  /** Name of the page, such as `/m/c/:instantActionToken`: never its address, which may hold a secret. */
  page: string;
  userId: string | undefined;
  userKind: 'client' | 'pro' | 'visitor';
}

/** Hands events to one analytics service. */
export type AnalyticsAdapter = (event: AnalyticsEvent) => void;

let adapter: AnalyticsAdapter | undefined;
let user: Pick<AnalyticsEvent, 'userId' | 'userKind'> = { userId: undefined, userKind: 'visitor' };

/** @param next undefined sends nothing, as in every installation that configures none */
export function setAnalyticsAdapter(next: AnalyticsAdapter | undefined): void {
  adapter = next;
  user = { userId: undefined, userKind: 'visitor' };
}

/** Who the events that follow are of. */
export function setAnalyticsUser(account: { id: string; kind: 'client' | 'pro' } | null): void {
  user = account ? { userId: account.id, userKind: account.kind } : { userId: undefined, userKind: 'visitor' };
}

/** Sends an event to the configured service (spec client §7: page name, user id and user kind are globals). */
export function track(name: string, properties: EventProperties = {}): void {
  adapter?.({ name, properties, page: knownShape(window.location.pathname) ?? 'unknown', ...user });
}
