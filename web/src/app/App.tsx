import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../features/errors/lazyNotFound.js';
import { PageErrorBoundary } from '../features/errors/PageErrorBoundary.js';
import { OfflineNotice } from '../features/shell/OfflineNotice.js';
import { PublicFrame } from '../features/shell/PublicFrame.js';
import { PageSkeleton } from '../ui/PageSkeleton.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { usePageViews } from './analytics/usePageViews.js';
import { replayHeldInput } from './heldInput/replay.js';
import { routes, type PageRoute } from './routes.js';
import { SessionEnd } from './SessionEnd.js';
import { useNewPage } from './useNewPage.js';

/** Chooses the page by the address. */
export function App() {
  const announced = useNewPage();
  usePageViews();
  useEffect(() => void replayHeldInput(), []);
  return (
    <>
      <Switch>
        {routes.map((route) => (
          <Route key={route.path} path={route.path}>
            <FramedPage {...route} />
          </Route>
        ))}
        <Route>
          <FramedPage path="" page={NotFoundPage} frame="public" />
        </Route>
      </Switch>
      <OfflineNotice />
      <SessionEnd />
      <ToastRegion />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}

function FramedPage({ path, page: Page, frame }: Omit<PageRoute, 'path'> & { path: string }) {
  const content = (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  );
  return frame === 'public' ? <PublicFrame>{content}</PublicFrame> : content;
}
