import { useState } from 'react';
import { styled } from './chakra.js';

const Picture = styled('img', 'avatar');
const Initials = styled('span', 'avatar');
const GROUNDS = ['sage', 'clay', 'honey'] as const;

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** xs 28, sm 40, md 56, lg 96, xl 144 CSS pixels. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Set if the name is next to it, so that screen readers do not read it twice. */
  decorative?: boolean;
}

/** A person's picture; their initials on a quiet ground when there is none or it fails to load. */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    return (
      <Picture
        size={size}
        src={src}
        alt={decorative ? '' : name}
        loading="lazy"
        // Of a page that came as HTML, a picture can have failed before anything listened.
        ref={(image: HTMLImageElement | null) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(src);
        }}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <Initials
      size={size}
      ground={GROUNDS[name.length % GROUNDS.length]}
      // Drawn by the style sheet: letters for the eye, not a second name for screen readers.
      data-initials={initials(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    />
  );
}

function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  const picked = names.length > 1 ? [names[0], names.at(-1)] : names;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
