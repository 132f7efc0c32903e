import { chakra, RouteLink } from '../ui/chakra.js';
import { Icon } from '../ui/Icon.js';

export interface BreadcrumbStep {
  label: string;
  href: string;
}

/** Where a page stands: the pages above it as links, then itself. */
export function Breadcrumb({ steps, here }: { steps: readonly BreadcrumbStep[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <chakra.ol display="flex" flexWrap="wrap" gap="1" alignItems="center" color="textSoft" fontSize="sm">
        {steps.map(({ label, href }) => (
          <chakra.li key={href} display="flex" gap="1" alignItems="center">
            <RouteLink href={href} color="link">
              {label}
            </RouteLink>
            <Icon name="chevron-right" size={14} />
          </chakra.li>
        ))}
        <li aria-current="page">{here}</li>
      </chakra.ol>
    </nav>
  );
}
