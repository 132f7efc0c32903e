import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button.js';
import { Icon } from './Icon.js';

/** How long the button says that it did what it should. */
const COPIED_MS = 3000;

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  /** What goes into the clipboard, worked out when the button is pressed. */
  text: () => string;
  label: string;
  /** Said after the label to screen readers, where several buttons have the same one. */
  what?: string;
}

/** Puts a text into the clipboard; its label becomes 'Copied to clipboard' (spec client §9). */
export function CopyButton({ text, label, what, size = 'sm', variant = 'ghost', className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  /** A browser that refuses leaves the button as it is. */
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button size={size} variant={variant} className={className} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied ? 'Copied to clipboard' : label}
        {what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && 'Copied to clipboard'}
      </span>
    </>
  );
}
