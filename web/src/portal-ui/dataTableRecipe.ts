import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Looks of tables of rows: cells are plain elements, so that a thousand rows cost no more script than their text. */
export const tableRecipe = defineRecipe({
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    textAlign: 'left',
    // A word has to fit. Otherwise columns next to long addresses would be as narrow as a letter.
    '& th, & td': { py: '2', px: '4', fontWeight: 400, overflowWrap: 'break-word' },
    '& [data-addresses]': { overflowWrap: 'anywhere' },
    '& > tbody th': { minW: '10rem' },
    '& [data-align=end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& > thead th': {
      position: 'sticky',
      zIndex: 1,
      top: '0',
      bg: 'surface',
      color: 'textSoft',
      fontSize: 'xs',
      fontWeight: 560,
      whiteSpace: 'nowrap',
      shadow: 'inset 0 -1px var(--color-line-strong)',
    },
    '& > thead button': { display: 'inline-flex', gap: '1', alignItems: 'center', fontWeight: 'inherit' },
    '& > thead button:hover, & > thead [aria-sort] button': { color: 'text' },
    '& > tbody > tr:not([data-gap])': { h: '2.75rem', borderBottom: '1px solid', borderColor: 'line' },
    '& > tbody > tr[data-opens]': { cursor: 'pointer' },
    '& > tbody > tr[data-opens]:is(:hover, :focus-within)': { bg: 'surfaceTint' },
    '& > tbody > tr[aria-selected=true]': { bg: 'brandQuiet' },
    '& > tbody > tr[data-gap] > td': { p: '0' },
    '& [data-part=open]': { fontWeight: 600, textAlign: 'left' },
    '& [data-part=select]': { w: '2.75rem', pr: '0' },
    '& input[type=checkbox]': { display: 'block', boxSize: '1.125rem', m: '0', accentColor: 'brand' },
  },
});

/** The same rows on a phone, each a card. */
export const cardsRecipe = defineRecipe({
  base: {
    fontSize: 'sm',
    '& > li': { display: 'flex', gap: '3', py: '3', px: '4', borderBottom: '1px solid', borderColor: 'line' },
    '& > li[data-selected]': { bg: 'brandQuiet' },
    '& > li > div': { flex: 1, minW: '0' },
    '& [data-part=open]': { fontWeight: 600, fontSize: 'md', textAlign: 'left' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'baseline',
      mt: '1',
    },
    '& dt': { color: 'textFaint' },
    '& dd': { overflowWrap: 'anywhere' },
    '& input[type=checkbox]': { flex: 'none', boxSize: '1.25rem', m: '0', mt: '0.2em', accentColor: 'brand' },
  },
});
