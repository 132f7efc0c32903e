import { Breadcrumb as Chakra } from '@chakra-ui/react/breadcrumb';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.js';

const recipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'link', 'currentLink', 'separator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', fontSize: 'sm' },
    item: { display: 'inline-flex' },
    link: { color: 'textSoft', textDecoration: 'none', _hover: { color: 'text', textDecoration: 'underline' } },
    currentLink: { color: 'text', fontWeight: 560 },
    separator: { color: 'textFaint' },
  },
});

export interface BreadcrumbProps {
  /** The pages above, the outermost first. */
  above: readonly { label: string; href: string }[];
  /** The name of this page. */
  current: string;
}

/** Where a page stands below others. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  return (
    <Chakra.Root recipe={recipe} aria-label="Breadcrumb">
      <Chakra.List>
        {above.map(({ label, href }) => (
          <Fragment key={href}>
            <Chakra.Item>
              <Chakra.Link asChild>
                <Link href={href}>{label}</Link>
              </Chakra.Link>
            </Chakra.Item>
            <Chakra.Separator>
              <Icon name="chevron-right" size={16} />
            </Chakra.Separator>
          </Fragment>
        ))}
        <Chakra.Item>
          <Chakra.CurrentLink>{current}</Chakra.CurrentLink>
        </Chakra.Item>
      </Chakra.List>
    </Chakra.Root>
  );
}
