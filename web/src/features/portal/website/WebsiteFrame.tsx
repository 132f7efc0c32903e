import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../ui/Breadcrumb.js';
import { chakra } from '../../../ui/chakra.js';

/** The hub, above every page of the website. */
export const WEBSITE = [{ label: 'My Website', href: '/portal/website' }] as const;

export interface WebsiteFrameProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A page below the hub of the website. */
export function WebsiteFrame({ title, description, children }: WebsiteFrameProps) {
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="48rem" minW="0">
      <Breadcrumb above={WEBSITE} current={title} />
      <chakra.h1 fontSize="2xl">{title}</chakra.h1>
      {description && <chakra.p color="textSoft">{description}</chakra.p>}
      {children}
    </chakra.main>
  );
}
