import { useState, type ReactNode } from 'react';
import { PHONE, useMedia } from '../../lib/useMedia.js';
import { Avatar } from '../../ui/Avatar.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { Drawer } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { Logo } from '../../ui/Logo.js';
import { Menu, type MenuEntry } from '../../ui/Menu.js';
import { useLogOut } from '../shell/useLogOut.js';
import { SkipLink } from '../../ui/SkipLink.js';
import { useSupportChat } from '../support-chat/useSupportChat.js';
import { CalendarSyncNotice } from './calendar-sync/CalendarSyncNotice.js';
import { ReconnectDialog } from './calendar-sync/ReconnectDialog.js';
import { CALENDAR_SETTINGS } from './calendar-sync/useCalendarProfiles.js';
import { NotificationBell } from './notifications/NotificationBell.js';
import { PortalNavigation } from './PortalNavigation.js';
import { isPortalPage } from './portalRoutes.js';
import { QuickActions } from './QuickActions.js';
import { TermsDialog } from './TermsDialog.js';
import { useLiveUpdates } from './useLiveUpdates.js';

export interface PortalFrameProps {
  name: string;
  photoUrl?: string | null | undefined;
  /** Path of the public profile. */
  websitePath?: string | undefined;
  children: ReactNode;
}

/** Side navigation (200 px), top bar and the page; on a phone the navigation is a flyout. */
export function PortalFrame({ name, photoUrl, websitePath, children }: PortalFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const logOut = useLogOut();
  const openChat = useSupportChat();
  useLiveUpdates();
  const phone = useMedia(PHONE);
  return (
    <chakra.div
      data-density="compact"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', tablet: 'auto minmax(0, 1fr)' }}
      minH="100dvh"
      fontSize="md"
    >
      <SkipLink />
      <SideBar />
      <chakra.div minW="0" css={PAGE_PADDING}>
        <TopBar>
          <chakra.span display={{ base: 'contents', tablet: 'none' }}>
            <IconButton icon="menu" label="Open menu" onClick={() => setMenuOpen(true)} />
          </chakra.span>
          <QuickActions websitePath={websitePath} />
          <chakra.span flex="1" />
          {websitePath && <WebsiteLink path={websitePath} />}
          <NotificationBell />
          <Menu
            heading={name}
            entries={[
              { label: 'My Account', icon: 'user', href: '/portal/settings/personal' },
              ...(phone ? [INVITE] : []),
              ...(openChat ? [{ label: 'Support chat', icon: 'message' as const, onSelect: openChat }] : []),
              { label: 'Log out', icon: 'log-out', onSelect: logOut },
            ]}
            trigger={
              <chakra.button type="button" display="inline-flex" rounded="pill" aria-label="Your account">
                <Avatar name={name} src={photoUrl} size="sm" decorative />
              </chakra.button>
            }
          />
        </TopBar>
        {children}
      </chakra.div>
      <TermsDialog />
      {CAN_SYNC && <ReconnectDialog />}
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} title="Menu" side="start" backCloses>
        <chakra.div css={ON_SURFACE}>
          <PortalNavigation onFollow={() => setMenuOpen(false)} />
          {CAN_SYNC && <CalendarSyncNotice onFollow={() => setMenuOpen(false)} />}
        </chakra.div>
      </Drawer>
    </chakra.div>
  );
}

/** Links only to a page that exists. */
const CAN_SYNC = isPortalPage(CALENDAR_SETTINGS);

/** On a phone the directory is further away (spec portal operations §2). */
const INVITE: MenuEntry = { label: 'Invite Clients', icon: 'mail', href: '/portal/clients/import' };

/** Highlights are lighter than the page next to it, but darker in a flyout. */
const ON_SURFACE = {
  '& nav [aria-current=page]': { bg: 'brandQuiet', shadow: 'none' },
  '& section': { bg: 'surfaceTint', shadow: 'none' },
} as const;

/** Of every page; the calendar has its own. */
const PAGE_PADDING = {
  '& > main': {
    px: { base: '4', tablet: '6' },
    pt: { base: '5', tablet: '6' },
    pb: '8',
  },
} as const;

function SideBar() {
  return (
    <chakra.aside
      position="sticky"
      top="0"
      display={{ base: 'none', tablet: 'block' }}
      w="navigation"
      h="100dvh"
      px="2"
      pb="4"
      overflowY="auto"
      scrollbarWidth="thin"
      borderRight="1px solid"
      borderColor="line"
      bg="surfaceSunk"
    >
      <RouteLink
        href="/portal"
        aria-label="Yarrow, portal"
        display="flex"
        alignItems="center"
        h="header"
        pl="3"
        textDecoration="none"
      >
        <Logo />
      </RouteLink>
      <PortalNavigation />
      {CAN_SYNC && <CalendarSyncNotice />}
    </chakra.aside>
  );
}

function TopBar({ children }: { children: ReactNode }) {
  return (
    <chakra.header
      position="sticky"
      zIndex="header"
      top="0"
      display="flex"
      gap="2"
      alignItems="center"
      h="header"
      px={{ base: '3', tablet: '5' }}
      borderBottom="1px solid"
      borderColor="line"
      bg="page"
    >
      {children}
    </chakra.header>
  );
}

function WebsiteLink({ path }: { path: string }) {
  return (
    <chakra.a
      href={path}
      target="_blank"
      rel="noreferrer"
      aria-label="Preview website"
      display="inline-flex"
      gap="2"
      alignItems="center"
      minH="2.75rem"
      px="3"
      rounded="pill"
      color="text"
      fontWeight={520}
      fontSize="sm"
      textDecoration="none"
      whiteSpace="nowrap"
      _hover={{ bg: 'brandQuiet' }}
    >
      <Icon name="external" size={18} />
      <chakra.span display={{ base: 'none', tablet: 'inline' }}>Preview website</chakra.span>
    </chakra.a>
  );
}
