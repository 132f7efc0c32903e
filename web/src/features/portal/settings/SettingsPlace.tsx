import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../ui/Breadcrumb.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { SETTINGS } from './settingsPages.js';

export interface SettingsPlaceProps {
  title: string;
  tabs?: ReactNode;
  /** Nothing came. */
  failed: boolean;
  onRetry: () => void;
}

/** A page of settings until its settings are there. */
export function SettingsPlace({ title, tabs, failed, onRetry }: SettingsPlaceProps) {
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="48rem" minW="0">
      <Breadcrumb above={SETTINGS} current={title} />
      <chakra.h1 fontSize="2xl">{title}</chakra.h1>
      {tabs}
      {failed ? <ErrorState heading="h2" onRetry={onRetry} /> : <Skeleton lines={8} />}
    </chakra.main>
  );
}
