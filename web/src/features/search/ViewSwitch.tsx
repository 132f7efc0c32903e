import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import type { SearchState } from './searchState.js';
import styles from './ViewSwitch.module.css';

export interface ViewSwitchProps {
  view: SearchState['view'];
  onChange: (view: SearchState['view']) => void;
}

/** Where there is room for one only: list or map. Floats above the thumb. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const next = view === 'map' ? 'list' : 'map';
  return (
    <div className={styles.switch}>
      <Button className={styles.button} onClick={() => onChange(next)}>
        <Icon name={next === 'map' ? 'pin' : 'menu'} size={18} /> {next === 'map' ? 'Map' : 'List'}
        <span className="visually-hidden"> view</span>
      </Button>
    </div>
  );
}
