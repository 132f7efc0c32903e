import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startAnalytics } from './app/analytics/startAnalytics.js';
import { createGraphqlClient } from './app/graphqlClient.js';
import { Providers } from './app/Providers.js';
import { registerOffline } from './app/registerOffline.js';
import { preloadPage } from './app/routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

/** Longest that nothing is shown while the page's chunk, which was asked for with the page, has not come. */
const PATIENCE_MS = 400;

async function start(container: HTMLElement): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([preloadPage(window.location.pathname), patience]);
  // In slices, so that the browser answers to a finger in between.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <Providers client={createGraphqlClient()}>
          <App />
        </Providers>
      </StrictMode>,
    ),
  );
}

void startAnalytics();
void start(root);
registerOffline();
