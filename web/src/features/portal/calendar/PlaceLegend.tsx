import { classNames } from '../../../ui/classNames.js';
import styles from './CalendarGrid.module.css';
import { markOf, openLocations, type NamedHours } from './openHours.js';

/** Legend of the working hours by location, for practices with several. */
export function PlaceLegend({ locations }: { locations: readonly NamedHours[] }) {
  return (
    <ul className={styles.legend} aria-label="Working hours">
      {openLocations(locations).map(({ id, name }, place) => (
        <li key={id}>
          <span className={classNames(styles.swatch, markOf(place))} />
          {name}
        </li>
      ))}
    </ul>
  );
}
