import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startAnalytics } from './app/analytics/startAnalytics.js';
import { applyStyles, keepsDraft, readAhead, readFirstRendering } from './app/firstPage.js';
import { createGraphqlClient } from './app/graphqlClient.js';
import { Providers } from './app/Providers.js';
import { registerOffline } from './app/registerOffline.js';
import { preloadPage } from './app/routes.js';
import { FirstRenderingContext } from './lib/hydration.js';
import { nextTask } from './lib/nextTask.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

/** Longest that nothing is shown while the page's chunk, which was asked for with the page, has not come. */
const PATIENCE_MS = 400;

async function start(container: HTMLElement): Promise<void> {
  const first = readFirstRendering();
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // What the server rendered is there to be read meanwhile, and is taken over as a whole.
  const pageQuery = await Promise.race([preloadPage(window.location.pathname), ...(first ? [] : [patience])]);
  // Reading scripts was a long task already; each step after it is one of its own.
  await nextTask();
  const client = createGraphqlClient();
  await nextTask();
  if (pageQuery && first?.variables) await readAhead(client, pageQuery, first.variables);
  const page = (
    <StrictMode>
      <FirstRenderingContext value={first}>
        <Providers client={client}>
          <App />
        </Providers>
      </FirstRenderingContext>
    </StrictMode>
  );
  applyStyles(container);
  // In slices, so that the browser answers to a finger in between.
  startTransition(() => {
    if (first && !keepsDraft()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}

void startAnalytics();
void start(root);
registerOffline();
