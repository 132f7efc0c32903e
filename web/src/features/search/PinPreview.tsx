import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { formatMoney } from '../../lib/money.js';
import { Avatar } from '../../ui/Avatar.js';
import { IconButton } from '../../ui/IconButton.js';
import { RatingStars } from '../../ui/RatingStars.js';
import type { Pin } from './ResultsMap.js';
import styles from './ResultsMap.module.css';

/** Who is behind a pin, or behind several on one point. */
export function PinPreview({ pins, onClose }: { pins: readonly Pin[]; onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.preview} role="group" aria-label="On the map">
      <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />
      <ul className={styles.previewed}>
        {pins.map((pin) => (
          <li key={pin.id} className={styles.person}>
            <Avatar name={pin.practitionerName} src={pin.photoUrl} size="md" decorative />
            <span>
              <Link href={pin.url} className={styles.personName}>
                {pin.practitionerName}
              </Link>
              <span className={styles.personFacts}>
                {pin.reviewsCount > 0 && <RatingStars value={pin.reviewsAverage} count={pin.reviewsCount} size={14} />}
                {pin.fromAmountCents != null && (
                  <span>
                    {pin.fromAmountCents === 0 ? 'Free' : `from ${formatMoney(pin.fromAmountCents, pin.currency)}`}
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
