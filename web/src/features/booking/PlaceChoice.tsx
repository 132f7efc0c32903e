import { Icon, type IconName } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import type { BookingPlace } from './bookingPractice.js';
import styles from './PlaceChoice.module.css';

const ICONS: Record<BookingPlace['kind'], IconName> = { office: 'pin', home: 'home', virtual: 'video' };

export interface PlaceChoiceProps {
  places: readonly BookingPlace[];
  value: string | undefined;
  onChange: (placeId: string) => void;
}

/** Where; one line instead of a question where there is only one place. */
export function PlaceChoice({ places, value, onChange }: PlaceChoiceProps) {
  const [only] = places;
  if (places.length === 1 && only) {
    return (
      <p className={styles.only}>
        <Icon name={ICONS[only.kind]} />
        <span>
          <strong>{only.name}</strong> {placeDetail(only)}
        </span>
      </p>
    );
  }
  return (
    <RadioCards
      legend="Where would you like to meet?"
      layout="row"
      options={places.map((place) => ({
        value: place.id,
        title: (
          <span className={styles.title}>
            <Icon name={ICONS[place.kind]} size={18} /> {place.name}
          </span>
        ),
        description: placeDetail(place),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

export function placeDetail({ kind, displayAddress, travelDistance, virtualType }: BookingPlace): string {
  if (kind === 'virtual') return virtualType === 'phone' ? 'By phone' : 'By video call';
  if (kind === 'home') return `At your home, within ${travelDistance ?? 0} miles`;
  return displayAddress;
}
