import { chakra } from '../ui/chakra.js';

/** Stands in a cell of which nothing is known. */
export function Absent() {
  return (
    <chakra.span color="textFaint">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </chakra.span>
  );
}
