import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/Icon.js';
import styles from './PortalNavigation.module.css';
import { portalRoutes } from './portalRoutes.js';

/** The places of the portal. */
export function PortalNavigation({ onFollow }: { onFollow?: () => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Portal">
      <ul className={styles.entries}>
        {portalRoutes.map(({ path: href, entry }) => {
          if (!entry) return null;
          const current = path === href || (href !== '/portal' && path.startsWith(`${href}/`));
          return (
            <li key={href}>
              <Link
                href={href}
                className={styles.entry}
                aria-current={current ? 'page' : undefined}
                {...(onFollow && { onClick: onFollow })}
              >
                <Icon name={entry.icon} />
                {entry.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
