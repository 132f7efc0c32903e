import { PHONE, useMedia } from '../lib/useMedia.js';
import { chakra, RouteLink } from '../ui/chakra.js';
import { Icon } from '../ui/Icon.js';
import { Menu } from '../ui/Menu.js';

export interface PageTab {
  href: string;
  label: string;
}

export interface PageTabsProps {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly PageTab[];
  /** URL of the current tab; undefined if the page is none of them. */
  current: string | undefined;
}

/** Pages that belong together, side by side; on a phone a dropdown (spec portal operations §2). */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const phone = useMedia(PHONE);
  if (phone) return <TabMenu {...{ label, tabs, current }} />;
  return (
    <nav aria-label={label}>
      <chakra.ul display="flex" gap="5" borderBottom="1px solid" borderColor="lineStrong" overflowX="auto">
        {tabs.map(({ href, label: name }) => (
          <li key={href}>
            <RouteLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              display="block"
              py="3"
              borderBottom="3px solid transparent"
              color="textSoft"
              fontWeight={560}
              fontSize="sm"
              whiteSpace="nowrap"
              textDecoration="none"
              transition="color, border-color"
              _hover={{ color: 'text' }}
              _focusVisible={{ outlineOffset: '-2px' }}
              _current={{ borderColor: 'brand', color: 'brand' }}
            >
              {name}
            </RouteLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}

function TabMenu({ label, tabs, current }: PageTabsProps) {
  return (
    <nav aria-label={label}>
      <Menu
        entries={tabs.map(({ href, label: name }) => ({ label: name, href }))}
        trigger={
          <chakra.button
            type="button"
            display="flex"
            gap="3"
            alignItems="center"
            w="100%"
            minH="control"
            py="2"
            px="4"
            border="1px solid"
            borderColor="controlLine"
            rounded="md"
            bg="surface"
            textAlign="start"
          >
            <chakra.span display="grid" flex="1">
              <chakra.strong fontWeight={600}>
                {tabs.find(({ href }) => href === current)?.label ?? label}
              </chakra.strong>
              <chakra.span color="textSoft" fontSize="xs">
                tap to navigate
              </chakra.span>
            </chakra.span>
            <Icon name="chevron-down" />
          </chakra.button>
        }
      />
    </nav>
  );
}
