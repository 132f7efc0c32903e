import type { ObservableQuery, OperationVariables } from '@apollo/client';

/** Refetches a query after a change. Apollo would share a request in flight, whose response may be older than the change. */
export function refetchFresh<D, V extends OperationVariables>(query: ObservableQuery<D, V>) {
  const { context } = query.options;
  query.options.context = { ...context, queryDeduplication: false };
  const response = query.refetch();
  // Polls may share again.
  query.options.context = context;
  return response;
}
