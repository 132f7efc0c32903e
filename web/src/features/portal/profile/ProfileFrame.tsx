import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { chakra } from '../../../ui/chakra.js';
import type { ProfileTab } from './profileTabs.js';
import { ProfileTabBar } from './ProfileTabBar.js';
import { StatusCard } from './StatusCard.js';

export interface ProfileFrameProps {
  tab: ProfileTab;
  /** Of the page, in addition to "Profile". */
  title: string;
  children: ReactNode;
}

/** The frame of the profile's pages: the tabs, and how far the profile has come (spec portal-configuration §2). */
export function ProfileFrame({ tab, title, children }: ProfileFrameProps) {
  usePageTitle(`${title} · Profile`);
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="80rem" minW="0">
      <chakra.h1 fontSize="2xl">Profile</chakra.h1>
      <ProfileTabBar tab={tab} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 20rem' }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="grid" gap="5" minW="0" order={{ base: 2, desktop: 1 }}>
          {children}
        </chakra.div>
        <chakra.div minW="0" order={{ base: 1, desktop: 2 }}>
          <StatusCard />
        </chakra.div>
      </chakra.div>
    </chakra.main>
  );
}
