import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { createGraphqlClient } from './app/graphqlClient.js';
import { Providers } from './app/Providers.js';
import { registerOffline } from './app/registerOffline.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

createRoot(root).render(
  <StrictMode>
    <Providers client={createGraphqlClient()}>
      <App />
    </Providers>
  </StrictMode>,
);

registerOffline();
