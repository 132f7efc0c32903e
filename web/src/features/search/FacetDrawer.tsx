import { Button } from '../../ui/Button.js';
import { Drawer } from '../../ui/Dialog.js';
import { Facets, type FacetsProps } from './Facets.js';

export interface FacetDrawerProps extends FacetsProps {
  open: boolean;
  onClose: () => void;
  /** How many results the choices leave. */
  count: number | undefined;
}

/** The filters on a phone. */
export function FacetDrawer({ open, onClose, count, ...facets }: FacetDrawerProps) {
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
      <Facets {...facets} />
    </Drawer>
  );
}
