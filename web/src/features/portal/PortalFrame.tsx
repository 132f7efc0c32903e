import { useState, type ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { Drawer } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { Logo } from '../../ui/Logo.js';
import { Menu, type MenuEntry } from '../../ui/Menu.js';
import { useLogOut } from '../shell/useLogOut.js';
import { SkipLink } from '../shell/SkipLink.js';
import { NotificationBell } from './NotificationBell.js';
import { PortalNavigation } from './PortalNavigation.js';

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
  const practice: MenuEntry[] = websitePath ? [{ label: 'My practice', icon: 'globe', href: websitePath }] : [];
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
          <chakra.span flex="1" />
          {websitePath && <WebsiteLink path={websitePath} />}
          <NotificationBell />
          <Menu
            heading={name}
            entries={[
              ...practice,
              { label: 'Where you are logged in', icon: 'shield', href: '/account/sessions' },
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
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} title="Menu" side="start">
        <PortalNavigation onFollow={() => setMenuOpen(false)} />
      </Drawer>
    </chakra.div>
  );
}

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
      px="3"
      pb="4"
      overflowY="auto"
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
        pl="2"
        textDecoration="none"
      >
        <Logo />
      </RouteLink>
      <PortalNavigation />
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
      display="inline-flex"
      gap="2"
      alignItems="center"
      py="2"
      px="3"
      rounded="pill"
      color="text"
      fontWeight={520}
      fontSize="sm"
      textDecoration="none"
      _hover={{ bg: 'brandQuiet' }}
    >
      <Icon name="external" size={18} /> Preview website
    </chakra.a>
  );
}
