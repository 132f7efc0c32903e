import { Fragment, useId, type MouseEvent } from 'react';
import { styledBy } from '../ui/chakra.js';
import { cardsRecipe } from './dataTableRecipe.js';
import { RowName, RowSelect } from './RowControls.js';
import { isOnControl, type RowsProps } from './TableRows.js';
import type { TableRow } from './useTableModel.js';

const Cards = styledBy('ul', cardsRecipe);

/** Rows of a `DataTable` on a phone: the first column as the title of a card, the others below it by name. */
export function RowCards<R extends object>(props: RowsProps<R>) {
  const { label, model, visible, active } = props;
  const rows = model.getRowModel().rows;
  return (
    <Cards aria-label={label}>
      {visible.rows.map(({ index, gapBefore }) => (
        <Fragment key={rows[index]!.id}>
          <Gap height={gapBefore} />
          <Card {...props} row={rows[index]!} index={index} reachable={index === active} />
        </Fragment>
      ))}
      <Gap height={visible.gapAfter} />
    </Cards>
  );
}

interface CardProps<R extends object> extends RowsProps<R> {
  row: TableRow<R>;
  index: number;
  reachable: boolean;
}

function Card<R extends object>({ row, index, reachable, columns, model, visible, onOpen, onSelect }: CardProps<R>) {
  const nameId = useId();
  const [first, ...others] = columns.filter(({ id }) => model.getColumn(id)?.getIsVisible());
  const open = onOpen && (() => onOpen(row.original));
  const onClick = (event: MouseEvent) => {
    if (!isOnControl(event)) open?.();
  };
  return (
    <li
      ref={visible.measure}
      data-index={index}
      data-row={index}
      data-selected={row.getIsSelected() || undefined}
      onClick={onClick}
    >
      {onSelect && <RowSelect row={row} namedBy={nameId} reachable={reachable} />}
      <div>
        <div id={nameId}>
          <RowName reachable={reachable} onOpen={open}>
            {first?.cell(row.original)}
          </RowName>
        </div>
        <dl>
          {others.map(({ id, header, cell }) => (
            <Fragment key={id}>
              <dt>{header}</dt>
              <dd>{cell(row.original)}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </li>
  );
}

function Gap({ height }: { height: number }) {
  return height === 0 ? null : <li aria-hidden="true" style={{ height, padding: 0, border: 0 }} />;
}
