import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { PageTabs } from '../../../portal-ui/PageTabs.js';
import { shownTabs, tabHref, type ReviewTab } from './reviewTabs.js';
import { useReviewPractice } from './useReviewPractice.js';

export interface ReviewsFrameProps {
  tab: ReviewTab;
  /** Of the page, such as "Pending reviews". */
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages on which a practice asks for reviews and answers them. */
export function ReviewsFrame({ tab, title, actions, children }: ReviewsFrameProps) {
  usePageTitle(title);
  const { practice } = useReviewPractice();
  const shown = {
    completedCount: practice?.completedReviewsCount ?? 0,
    // Until it is known, the import tab is shown only on the import page.
    importEnabled: practice?.importReviewsEnabled ?? tab === 'import',
  };
  return (
    <ListPage title="Reviews" actions={actions}>
      <PageTabs label="Reviews" tabs={shownTabs(shown)} current={tabHref(tab)} />
      {children}
    </ListPage>
  );
}
