import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { styled, type Attributes } from './chakra.js';
import { Spinner } from './Spinner.js';

const Surface = styled('button', 'button');
const RouteSurface = styled(Link, 'button');
const OuterSurface = styled('a', 'button');

interface ButtonLook {
  /** primary: the one thing to do here; accent: an invitation; outline and ghost: the rest; danger: takes away. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<Attributes<ButtonHTMLAttributes<HTMLButtonElement>>, 'children'> {
  /** Shows a spinner and refuses clicks while the work that it started runs. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that acts on this page. For one that goes somewhere use `ButtonLink`. */
export function Button({ loading = false, children, disabled, ...rest }: ButtonProps) {
  return (
    <Surface type="button" {...rest} disabled={disabled || loading} aria-busy={loading || undefined}>
      {loading && <Spinner size={18} label="" />}
      {children}
    </Surface>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  /**
   * For addresses outside the application: opens in a new tab, or `here`, where the application is left; `download` for a
   * file, which leaves the page as it is whatever the server answers.
   */
  external?: boolean | 'here' | 'download';
  className?: string | undefined;
  onClick?: MouseEventHandler;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({ external, onClick, ...rest }: ButtonLinkProps) {
  if (external === 'download') return <OuterSurface {...rest} download />;
  if (external) return <OuterSurface {...rest} rel="noreferrer" {...(external !== 'here' && { target: '_blank' })} />;
  return <RouteSurface {...rest} {...(onClick && { onClick })} />;
}
