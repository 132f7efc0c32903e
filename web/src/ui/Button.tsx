import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classNames } from './classNames.js';
import { Spinner } from './Spinner.js';

interface ButtonLook {
  /** primary: the one thing to do here; accent: an invitation; outline and ghost: the rest; danger: takes away. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows a spinner and refuses clicks while the work that it started runs. */
  loading?: boolean;
}

/** A button that acts on this page. For one that goes somewhere use `ButtonLink`. */
export function Button({ variant, size, block, loading = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner size={18} label="" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  /** For addresses outside the application: opens in a new tab, or `here`, where the application is left. */
  external?: boolean | 'here';
  className?: string | undefined;
  onClick?: MouseEventHandler;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  external,
  variant,
  size,
  block,
  className,
  children,
  onClick,
  ref,
}: ButtonLinkProps) {
  const classes = look({ variant, size, block }, className);
  if (external) {
    return (
      <a href={href} className={classes} ref={ref} rel="noreferrer" {...(external !== 'here' && { target: '_blank' })}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={classes} ref={ref} {...(onClick && { onClick })}>
      {children}
    </Link>
  );
}

type Look = { [K in 'variant' | 'size' | 'block']?: ButtonLook[K] | undefined };

function look({ variant = 'primary', size = 'md', block }: Look, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
