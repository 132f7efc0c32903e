import { Suspense, type ReactNode } from 'react';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { SkipLink } from '../../ui/SkipLink.js';

/** Header, page, footer. The page brings its own `<main id="main" tabIndex={-1}>`. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      {/* Comes to life by itself, after the page. */}
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}
