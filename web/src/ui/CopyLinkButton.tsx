import { CopyButton, type CopyButtonProps } from './CopyButton.js';

export interface CopyLinkButtonProps extends Omit<CopyButtonProps, 'text' | 'label'> {
  /** Path on this site; what is copied is the whole address. */
  href: string;
  /** Default 'Copy link'. */
  label?: string;
}

/** Puts the address of a page into the clipboard. */
export function CopyLinkButton({ href, label = 'Copy link', ...button }: CopyLinkButtonProps) {
  return <CopyButton {...button} label={label} text={() => new URL(href, window.location.origin).href} />;
}
