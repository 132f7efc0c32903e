import { Fragment } from 'react';
import { chakra } from '../../../ui/chakra.js';
import { markedParts } from './markedParts.js';

/** A text with what was searched for marked in it. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return markedParts(text, search).map(({ part, marked }, index) =>
    marked ? (
      <chakra.mark key={index} borderRadius="2px" bg="warningQuiet" color="inherit">
        {part}
      </chakra.mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
