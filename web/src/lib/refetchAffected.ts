import type { ApolloCache, Cache, ObservableQuery, StoreObject } from '@apollo/client';
import { refetchFresh } from './refetchFresh.js';

/** Fields of the root that mutations change: lists that they add to and take from, and who is logged in. */
type RootField =
  | 'bookableEventRegistration'
  | 'bookableEventTypes'
  | 'client'
  | 'clientMerges'
  | 'clientNotes'
  | 'clients'
  | 'currentUser'
  | 'discountCodes'
  | 'disputedPayments'
  | 'failedPayments'
  | 'failedRefunds'
  | 'giftCards'
  | 'giftCardTemplates'
  | 'intakeForm'
  | 'missingPayments'
  | 'pastAppointments'
  | 'pendingAppointments'
  | 'personalEvents'
  | 'possibleDuplicates'
  | 'practiceAppointments'
  | 'practiceBookableEvents'
  | 'referral'
  | 'registrationsToSettle'
  | 'scheduledEvents'
  | 'tokenRegistration'
  | 'upcomingAppointments';

/**
 * Options of a mutation with consequences beyond what it returns, worked out by the server: prices, permissions, places
 * in lists. Refetches the queries on screen that hold one of the returned objects or one of `fields`; they keep their
 * current data until then. Fields that are not on screen are fetched when they are next shown.
 */
export function refetchAffected(...fields: readonly RootField[]) {
  return {
    update: (cache: ApolloCache, { data }: { data?: object | null | undefined }) => {
      for (const id of returnedObjects(cache, data)) {
        cache.modify({ id, fields: (_value, { INVALIDATE }) => INVALIDATE as never });
      }
      if (data) for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
    onQueryUpdated: (query: ObservableQuery, { complete }: Cache.DiffResult<unknown>) => {
      void refetchFresh(query);
      // Without a part of its list a query would show nothing until the answer comes.
      return complete ? undefined : false;
    },
  };
}

/** Cache ids of what the payloads of a mutation hold: `{ cancelAppointment: { appointment: { id } } }`. */
function returnedObjects(cache: ApolloCache, data: object | null | undefined): string[] {
  const payloads = Object.values(data ?? {}).filter(isObject);
  const objects = payloads.flatMap((payload) => Object.values(payload).flat().filter(isObject));
  return objects.map((object) => cache.identify(object)).filter((id) => id !== undefined);
}

const isObject = (value: unknown): value is StoreObject => typeof value === 'object' && value !== null;
