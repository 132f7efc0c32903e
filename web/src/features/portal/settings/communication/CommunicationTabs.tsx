import { chakra, RouteLink } from '../../../../ui/chakra.js';

export const COMMUNICATION = 'Communications';

const TABS = [
  { label: 'Reminders', href: '/portal/settings/communication' },
  { label: 'Custom content', href: '/portal/settings/communication/templates' },
] as const;

/** The two pages of the communication settings, each with an address of its own. */
export function CommunicationTabs({ current }: { current: (typeof TABS)[number]['label'] }) {
  return (
    <nav aria-label="Communications">
      <chakra.ul display="flex" gap="5" borderBottom="1px solid" borderColor="lineStrong" overflowX="auto">
        {TABS.map(({ label, href }) => (
          <li key={href}>
            <RouteLink
              href={href}
              aria-current={label === current ? 'page' : undefined}
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
              {label}
            </RouteLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
