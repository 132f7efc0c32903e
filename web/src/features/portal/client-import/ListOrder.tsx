import { chakra } from '../../../ui/chakra.js';

const COLUMNS = ['Email', 'First name', 'Last name', 'Phone number'];

/** How a list without names of columns is read. */
export function ListOrder() {
  return (
    <chakra.div display="grid" gap="2" color="textSoft" fontSize="sm">
      <p>Columns in this order, or in any order with a header row:</p>
      <chakra.ol display="flex" flexWrap="wrap" gap="2">
        {COLUMNS.map((column) => (
          <chakra.li
            key={column}
            py="1"
            px="3"
            border="1px solid"
            borderColor="line"
            rounded="md"
            bg="surfaceSunk"
            color="text"
          >
            {column}
          </chakra.li>
        ))}
      </chakra.ol>
      <p>Only the email is needed. Commas, tabs and semicolons between columns all work.</p>
    </chakra.div>
  );
}
