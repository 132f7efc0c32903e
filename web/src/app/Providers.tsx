import type { Client } from '@urql/core';
import type { ReactNode } from 'react';
import { Provider } from 'urql';

/** What every page needs around it. */
export function Providers({ client, children }: { client: Client; children: ReactNode }) {
  return <Provider value={client}>{children}</Provider>;
}
