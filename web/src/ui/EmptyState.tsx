import type { ReactNode } from 'react';
import { Button } from './Button.js';
import { chakra } from './chakra.js';
import { Icon, type IconName } from './Icon.js';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** h1 where it is all that a page says, h2 directly below the title of a page. Default h3. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Says why a place is empty and what to do about it. */
export function EmptyState({ icon = 'leaf', title, children, action, heading = 'h3' }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="3"
      py="7"
      px="4"
      textAlign="center"
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="4rem"
        borderRadius="46% 54% 52% 48% / 54% 46% 54% 46%"
        bg="brandQuiet"
        color="brand"
      >
        <Icon name={icon} size={28} />
      </chakra.span>
      <chakra.h3 as={heading} fontSize="xl" lineHeight="snug">
        {title}
      </chakra.h3>
      {children && (
        <chakra.p maxW="42ch" color="textSoft">
          {children}
        </chakra.p>
      )}
      {action}
    </chakra.div>
  );
}

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  heading?: EmptyStateProps['heading'];
}

/** Something did not load; offers to try again. */
export function ErrorState({ title = 'This did not load', children, onRetry, heading = 'h3' }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        heading={heading}
        title={title}
        action={
          onRetry && (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {children || 'Check your connection. Nothing was lost.'}
      </EmptyState>
    </div>
  );
}
