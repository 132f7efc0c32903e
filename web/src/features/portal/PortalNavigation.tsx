import { useState } from 'react';
import { useLocation } from 'wouter';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { Icon } from '../../ui/Icon.js';
import {
  currentPlace,
  isHighlighted,
  shownNavigation,
  type NavigationItem,
  type ShownPlace,
} from './portalNavigation.js';
import { isPortalPage } from './portalRoutes.js';
import { usePortalPractice } from './usePortalPractice.js';

export interface PortalNavigationProps {
  /** Called when the user follows a link. */
  onFollow?: (() => void) | undefined;
}

/** The places of the portal; those below another one open and close with it. */
export function PortalNavigation({ onFollow }: PortalNavigationProps) {
  const practice = usePortalPractice();
  const [path] = useLocation();
  const items = shownNavigation(practice, isPortalPage);
  const current = currentPlace(items, path);
  return (
    <nav aria-label="Portal">
      <chakra.ul display="grid" gap="2px">
        {items.map((item) => (
          <Item key={item.label} {...{ item, current, onFollow }} highlighted={isHighlighted(item, path)} />
        ))}
      </chakra.ul>
    </nav>
  );
}

interface ItemProps extends PortalNavigationProps {
  item: NavigationItem<ShownPlace>;
  /** Address of the current page. */
  current: string | undefined;
  highlighted: boolean;
}

function Item({ item, current, highlighted, onFollow }: ItemProps) {
  const { label, icon, href, children = [] } = item;
  const hasCurrent = children.some((child) => child.href === current);
  const [opened, setOpened] = useState<boolean>();
  // The current page must be visible, unless the user has opened or closed the group.
  const open = opened ?? (hasCurrent || (highlighted && children.length > 0));
  const toggle = () => setOpened(!open);
  const name = (
    <>
      <Icon name={icon} />
      <chakra.span ml="1">{label}</chakra.span>
      {!open && <Count of={children.reduce((sum, { count }) => sum + count, 0)} />}
    </>
  );
  return (
    <li>
      <chakra.div position="relative" display="grid">
        {href ? (
          <RouteLink
            href={href}
            aria-current={current === href ? 'page' : undefined}
            data-highlighted={highlighted || undefined}
            css={ROW}
            {...(onFollow && { onClick: onFollow })}
          >
            {name}
          </RouteLink>
        ) : (
          <chakra.button
            type="button"
            aria-expanded={open}
            data-highlighted={highlighted || undefined}
            css={ROW}
            onClick={toggle}
          >
            {name}
            <chakra.span flex="1" />
            <Chevron open={open} />
          </chakra.button>
        )}
        {href && children.length > 0 && <OpenButton {...{ open, toggle }} label={`${label}: more pages`} />}
      </chakra.div>
      {children.length > 0 && <Children {...{ places: children, open, current, onFollow }} />}
    </li>
  );
}

interface ChildrenProps extends PortalNavigationProps {
  places: readonly ShownPlace[];
  open: boolean;
  current: string | undefined;
}

function Children({ places, open, current, onFollow }: ChildrenProps) {
  return (
    <chakra.ul hidden={!open} display={open ? 'grid' : 'none'} gap="2px" mt="2px" pl="2rem">
      {places.map(({ href, label, count }) => (
        <li key={href}>
          <RouteLink
            href={href}
            aria-current={current === href ? 'page' : undefined}
            css={CHILD}
            {...(onFollow && { onClick: onFollow })}
          >
            {label}
            <Count of={count} />
          </RouteLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Opens and closes what is below an item that is a link itself. */
function OpenButton({ open, toggle, label }: { open: boolean; toggle: () => void; label: string }) {
  return (
    <chakra.button
      type="button"
      aria-expanded={open}
      aria-label={label}
      position="absolute"
      right="1"
      top="50%"
      display="grid"
      placeItems="center"
      w="2rem"
      h="2rem"
      rounded="sm"
      color="textFaint"
      transform="translateY(-50%)"
      _hover={{ bg: 'brandQuietHover', color: 'text' }}
      onClick={toggle}
    >
      <Chevron open={open} />
    </chakra.button>
  );
}

/** How much is left to do. */
function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return (
    <chakra.span
      px="0.375rem"
      rounded="pill"
      bg="brand"
      color="onBrand"
      fontWeight={600}
      fontSize="xs"
      lineHeight={1.6}
      fontVariantNumeric="tabular-nums"
    >
      <span className="visually-hidden">, </span>
      {count}
      <span className="visually-hidden"> to do</span>
    </chakra.span>
  );
}

function Chevron({ open }: { open: boolean }) {
  return (
    <chakra.span flex="none" display="grid" transform={open ? 'rotate(180deg)' : 'none'} transition="transform">
      <Icon name="chevron-down" size={16} />
    </chakra.span>
  );
}

const CHILD = {
  display: 'flex',
  gap: '2',
  alignItems: 'center',
  py: '2',
  px: '3',
  rounded: 'md',
  color: 'textSoft',
  fontWeight: 520,
  fontSize: 'sm',
  textAlign: 'start',
  textDecoration: 'none',
  transition: 'background-color',
  _hover: { bg: 'brandQuiet', color: 'text' },
  _current: { bg: 'surface', shadow: 'sm', color: 'brand', fontWeight: 600 },
} as const;

const ROW = {
  ...CHILD,
  w: '100%',
  py: '0.5625rem',
  '&[data-highlighted]:not([aria-current])': { color: 'brand', fontWeight: 600 },
} as const;
