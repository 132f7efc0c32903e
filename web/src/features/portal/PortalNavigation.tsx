import { useLocation } from 'wouter';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { Icon } from '../../ui/Icon.js';
import { portalRoutes } from './portalRoutes.js';

/** The places of the portal. */
export function PortalNavigation({ onFollow }: { onFollow?: () => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Portal">
      <chakra.ul display="grid" gap="2px">
        {portalRoutes.map(({ path: href, entry }) => {
          if (!entry) return null;
          const current = path === href || (href !== '/portal' && path.startsWith(`${href}/`));
          return (
            <li key={href}>
              <RouteLink
                href={href}
                aria-current={current ? 'page' : undefined}
                display="flex"
                gap="3"
                alignItems="center"
                py="0.5625rem"
                px="3"
                rounded="md"
                color="textSoft"
                fontWeight={520}
                fontSize="sm"
                textDecoration="none"
                transition="background-color"
                _hover={{ bg: 'brandQuiet', color: 'text' }}
                _current={{ bg: 'surface', shadow: 'sm', color: 'brand', fontWeight: 600 }}
                {...(onFollow && { onClick: onFollow })}
              >
                <Icon name={entry.icon} />
                {entry.label}
              </RouteLink>
            </li>
          );
        })}
      </chakra.ul>
    </nav>
  );
}
