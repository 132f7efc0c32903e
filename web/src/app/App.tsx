import { Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '../features/errors/ErrorBoundary.js';
import { NotFoundPage } from '../features/errors/NotFoundPage.js';
import { PublicFrame } from '../features/shell/PublicFrame.js';
import { PageSkeleton } from '../features/shell/PageSkeleton.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { usePageViews } from './analytics/usePageViews.js';
import { routes, type PageRoute } from './routes.js';

/** Chooses the page by the address. */
export function App() {
  useNewPageStart();
  usePageViews();
  return (
    <>
      <Switch>
        {routes.map((route) => (
          <Route key={route.path} path={route.path}>
            <FramedPage {...route} />
          </Route>
        ))}
        <Route>
          <PublicFrame>
            <NotFoundPage />
          </PublicFrame>
        </Route>
      </Switch>
      <ToastRegion />
    </>
  );
}

function FramedPage({ path, page: Page, frame }: PageRoute) {
  const content = (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
  return frame === 'public' ? <PublicFrame>{content}</PublicFrame> : content;
}

/** Does what a browser does on a page load: starts at the top, with the focus before the new content. */
function useNewPageStart(): void {
  const [path] = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
