import { usePortalPages } from '../../../portal-ui/PortalPages.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';

export interface StepListProps {
  label: string;
  steps: readonly { name: string; completed: boolean; link: string }[];
}

/** Things to do, each leading to where it is done. */
export function StepList({ label, steps }: StepListProps) {
  const isPage = usePortalPages();
  return (
    <chakra.ul aria-label={label} display="grid" gap="2" fontSize="sm">
      {steps.map(({ name, completed, link }) => (
        <chakra.li key={name} display="flex" gap="2" alignItems="center" color={completed ? 'textSoft' : 'text'}>
          <chakra.span color={completed ? 'success' : 'textFaint'} display="inline-flex">
            <Icon name={completed ? 'check' : 'clock'} size={18} />
          </chakra.span>
          <span>
            {completed || !isPage(link) ? (
              name
            ) : (
              <RouteLink href={link} color="link" textDecoration="underline">
                {name}
              </RouteLink>
            )}
            <span className="visually-hidden">{completed ? ' (done)' : ' (to do)'}</span>
          </span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
