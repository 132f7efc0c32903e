import { chakra } from '../ui/chakra.js';

/** Placeholder of an empty table cell. */
export function Absent() {
  return (
    <chakra.span color="textFaint">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </chakra.span>
  );
}
