import { Button } from '../../ui/Button.js';
import { Drawer } from '../../ui/Dialog.js';
import styles from './FacetDrawer.module.css';
import { FacetGroup, Facets, type FacetsProps } from './Facets.js';
import { listSorts } from './SearchControls.js';

export interface FacetDrawerProps extends FacetsProps {
  open: boolean;
  onClose: () => void;
  /** How many results the choices leave. */
  count: number | undefined;
  /** Whether there is a centre that distances could be measured from. */
  located: boolean;
}

/** The filters where there is no room for them, and on a phone the order. */
export function FacetDrawer({ open, onClose, count, located, ...facets }: FacetDrawerProps) {
  const { state, onChange } = facets;
  const [first, ...others] = listSorts(state, located);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      backCloses
      footer={
        <Button block onClick={onClose}>
          {count === undefined ? 'Show results' : count === 1 ? 'Show 1 practitioner' : `Show ${count} practitioners`}
        </Button>
      }
    >
      <FacetGroup
        className={styles.order}
        legend="Sort by"
        any={first?.label ?? ''}
        choices={others}
        value={others.find(({ value }) => value === state.sort)?.value}
        onChange={(sort) => onChange({ sort: others.find(({ value }) => value === sort)?.value ?? 'relevance' })}
      />
      <Facets {...facets} />
    </Drawer>
  );
}
