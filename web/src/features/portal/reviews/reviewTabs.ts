import type { PageTab } from '../../../portal-ui/PageTabs.js';

export type ReviewTab = 'request' | 'import' | 'completed' | 'pending';

/** What decides which tabs there are. */
export interface TabPractice {
  completedCount: number;
  importEnabled: boolean;
}

/** Spec portal-configuration §9: with this many reviews, the completed ones are shown first. */
const ENOUGH_COMPLETED = 11;
/** Spec portal-configuration §2. */
const REQUEST_BELOW = 999_999;

const LABELS: Readonly<Record<ReviewTab, string>> = {
  request: 'Request reviews',
  import: 'Import reviews',
  completed: 'Completed',
  pending: 'Pending',
};
const TABS = Object.keys(LABELS) as ReviewTab[];

export const tabHref = (tab: ReviewTab): string => `/portal/reviews/${tab}`;

export function shownTabs({ completedCount, importEnabled }: TabPractice): PageTab[] {
  const isShown: Partial<Record<ReviewTab, boolean>> = {
    request: completedCount < REQUEST_BELOW,
    import: importEnabled,
  };
  return TABS.filter((tab) => isShown[tab] ?? true).map((tab) => ({ href: tabHref(tab), label: LABELS[tab] }));
}

/** Where the combined screen begins. */
export function initialTab(completedCount: number): ReviewTab {
  return completedCount < ENOUGH_COMPLETED ? 'request' : 'completed';
}
