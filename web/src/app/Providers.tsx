import type { EmotionCache } from '@emotion/react';
import type { Client } from '@urql/core';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { Design } from '../theme/Design.js';

export interface ProvidersProps {
  client: Client;
  /** On the server, which reads the rules of the page from it (theme/styleCache.ts). */
  styles?: EmotionCache | undefined;
  children: ReactNode;
}

/** What every page needs around it: data, and the design. */
export function Providers({ client, styles, children }: ProvidersProps) {
  return (
    <Provider value={client}>
      <Design styles={styles}>{children}</Design>
    </Provider>
  );
}
