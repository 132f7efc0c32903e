import { Writable } from 'node:stream';
import createEmotionServer from '@emotion/server/create-instance';
import type { NormalizedCacheObject } from '@apollo/client';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/App.js';
import { Providers } from './app/Providers.js';
import { preloadPage } from './app/routes.js';
import { createServerClient } from './app/serverClient.js';
import { FirstRenderingContext, type FirstRendering } from './lib/hydration.js';
import { createStyleCache } from './theme/styleCache.js';

export { firstOperations, firstQueries } from './app/firstQueries.js';
export { renderSite } from './features/site/renderSite.js';
/** Styles of websites, which stand in their pages. */
export { default as siteCss } from './features/site/site.css?inline';

interface PageInput {
  /** Path and search. */
  url: string;
  answers: NormalizedCacheObject;
  first: FirstRendering;
  signal: AbortSignal;
}

interface PageOutput {
  html: string;
  css: string;
  /** Emotion's names of the rules in `css`. */
  rules: string[];
}

/** The body of a page as its first rendering in the browser makes it, and the rules of the parts that are in it. */
export async function renderPage({ url, answers, first, signal }: PageInput): Promise<PageOutput> {
  await preloadPage(new URL(url, 'http://page').pathname);
  const styles = createStyleCache();
  const page = (
    <StrictMode>
      <FirstRenderingContext value={first}>
        <Router ssrPath={url}>
          <Providers client={createServerClient(answers)} styles={styles}>
            <App />
          </Providers>
        </Router>
      </FirstRenderingContext>
    </StrictMode>
  );
  const { html, css, ids } = createEmotionServer(styles).extractCritical(await renderWhole(page, signal));
  return { html, css, rules: ids };
}

/**
 * Everything at once, lazily loaded parts too: what comes later would need scripts inside the page, which the policy
 * refuses, and a page that is kept for others has to be whole.
 */
function renderWhole(page: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // No part is so large that it is sent later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        const chunks: Buffer[] = [];
        const target = new Writable({
          write: (chunk: Buffer, _encoding, done) => {
            chunks.push(chunk);
            done();
          },
        });
        target.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
        pipe(target);
      },
      // Half a page is none: the browser renders instead.
      onError: (error) => reject(error),
    });
    signal.addEventListener('abort', () => abort(signal.reason));
  });
}
