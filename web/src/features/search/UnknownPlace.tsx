import type { ReactNode } from 'react';
import type { SearchAddress } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import styles from './UnknownPlace.module.css';

export interface UnknownPlaceProps {
  /** As it was typed. */
  place: string | undefined;
  /** Places with similar names. */
  suggestions: readonly { label: string; latitude: number; longitude: number }[];
  /** Address of this page with another place. */
  hrefOf: (chosen: Pick<SearchAddress, 'place' | 'near'>) => string;
  /** Links that need no place. */
  children: ReactNode;
}

/** States that a place is not known and offers places with similar names. */
export function UnknownPlace({ place, suggestions, hrefOf, children }: UnknownPlaceProps) {
  return (
    <EmptyState
      icon="pin"
      heading="h2"
      title="We don't know this place"
      action={
        <div className={styles.choices}>
          {suggestions.length > 0 && (
            <ul className={styles.links} aria-label="Places with a similar name">
              {suggestions.map(({ label, latitude, longitude }) => (
                <li key={label}>
                  <ButtonLink
                    href={hrefOf({ place: label, near: { lat: latitude, lng: longitude } })}
                    variant="outline"
                  >
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.links}>{children}</div>
        </div>
      }
    >
      {`We couldn't find ${place ? `“${place}”` : 'it'}. `}
      {suggestions.length > 0
        ? 'Did you mean one of these places?'
        : 'Please check the spelling, add the state or country, or type a postal code.'}
    </EmptyState>
  );
}
