import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button.js';
import { Icon } from './Icon.js';

/** How long the button says that it did what it should. */
const COPIED_MS = 3000;

export interface CopyLinkButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  /** Path on this site; what is copied is the whole address. */
  href: string;
  /** Default 'Copy link'. */
  label?: string;
}

/** Puts the address of a page into the clipboard; 'Copy link' becomes 'Copied to clipboard' (spec client §9). */
export function CopyLinkButton({
  href,
  label = 'Copy link',
  size = 'sm',
  variant = 'ghost',
  className,
}: CopyLinkButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  /** A browser that refuses leaves the button as it is. */
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, window.location.origin).href).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button size={size} variant={variant} className={className} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied ? 'Copied to clipboard' : label}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && 'Copied to clipboard'}
      </span>
    </>
  );
}
