import type { EmotionCache } from '@emotion/react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Design } from '../theme/Design.js';

export interface ProvidersProps {
  client: ApolloClient;
  /** On the server, which reads the rules of the page from it (theme/styleCache.ts). */
  styles?: EmotionCache | undefined;
  children: ReactNode;
}

/** What every page needs around it: data, and the design. */
export function Providers({ client, styles, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <Design styles={styles}>{children}</Design>
    </ApolloProvider>
  );
}
