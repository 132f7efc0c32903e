import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled, type Attributes } from './chakra.js';
import { Icon, type IconName } from './Icon.js';

const Surface = styled('button', 'iconButton');

export interface IconButtonProps extends Omit<Attributes<ButtonHTMLAttributes<HTMLButtonElement>>, 'children'> {
  icon: IconName;
  /** What a screen reader says; shown as the tooltip too. */
  label: string;
  /** A number at the corner, such as unread notifications; it grows when there are more than 9. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button with an icon and no visible text. */
export function IconButton({ icon, label, count = 0, ...rest }: IconButtonProps) {
  return (
    <Surface type="button" title={label} {...rest}>
      <Icon name={icon} size={22} />
      <span className="visually-hidden">{label}</span>
      {count > 0 && (
        <span data-part="count" data-wide={count > 9 || undefined}>
          {count}
        </span>
      )}
    </Surface>
  );
}
