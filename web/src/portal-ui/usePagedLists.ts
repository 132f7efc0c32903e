import type { FieldPolicy, InMemoryCache, Reference, TypePolicies } from '@apollo/client';
import { offsetLimitPagination, relayStylePagination } from '@apollo/client/utilities';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { keptTail } from './keptTail.js';

const PAGED_LISTS: TypePolicies = {
  Query: {
    fields: {
      clients: pagedConnection(['search', 'sort', 'first']),
      clientNotes: pagedInside<{ notes: readonly Reference[] }>('notes', ['clientId', 'appointmentId', 'limit']),
    },
  },
  ClientImport: {
    fields: {
      existingClients: offsetLimitPagination(['limit']),
      erroredClients: offsetLimitPagination(['limit']),
    },
  },
};

/** Registers field policies that merge pages of growing lists. Call it before the query, so that other screens do not load it. */
export function usePagedLists(): void {
  const cache = useApolloClient().cache as InMemoryCache;
  useState(() => cache.policies.addTypePolicies(PAGED_LISTS));
}

interface Connection {
  edges: readonly { node: Reference }[];
  pageInfo?: { hasNextPage?: boolean } | undefined;
}

/**
 * Merges pages of a connection. Refetching the first page replaces it and keeps the pages loaded after it.
 * @param keyArgs arguments that identify a list
 */
function pagedConnection(keyArgs: string[]): FieldPolicy {
  const relay = relayStylePagination(keyArgs);
  const mergePage = relay.merge as (...given: unknown[]) => Connection;
  return {
    ...relay,
    merge: (shown: Connection | undefined, page: Connection, options) => {
      const merged = mergePage(shown, page, options);
      if (!shown || options.args?.['after'] || !page.pageInfo?.hasNextPage) return merged;
      const edges = keptTail(shown.edges, merged.edges, ({ node }) => node.__ref);
      const hasTail = edges.length > merged.edges.length;
      return { ...merged, edges, pageInfo: hasTail ? shown.pageInfo : merged.pageInfo };
    },
  };
}

/**
 * Merges pages of an offset-based list inside an object with a total count.
 * @param field name of the list
 * @param keyArgs arguments that identify a list
 */
function pagedInside<Page extends object>(field: keyof Page, keyArgs: string[]): FieldPolicy<Page> {
  const { merge } = offsetLimitPagination();
  const mergeRows = merge as (...given: unknown[]) => Page[typeof field];
  return {
    keyArgs,
    merge: (shown, page, options) => {
      const before = options.args?.['offset'] ? shown?.[field] : undefined;
      return { ...page, [field]: mergeRows(before, page[field], options) };
    },
  };
}
