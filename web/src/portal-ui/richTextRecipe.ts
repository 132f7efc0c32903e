import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Looks of the editor and of the text in it. */
export const richTextRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    minW: '0',
    '& > [data-part=label]': { fontSize: 'sm', fontWeight: 560 },
    '& > [data-part=error]': { color: 'danger', fontSize: 'sm' },
    '& > [data-part=box]': { border: '1px solid', borderColor: 'controlLine', rounded: 'md', bg: 'surface' },
    '&[data-invalid] > [data-part=box]': { borderColor: 'danger' },
    '& [data-part=toolbar]': {
      display: 'flex',
      flexWrap: 'wrap',
      p: '1',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& [data-part=toolbar] > button': {
      minW: '2.25rem',
      px: '2',
      h: '2.25rem',
      rounded: 'sm',
      fontWeight: 600,
      '@media (pointer: coarse)': { minW: '2.5rem', h: '2.5rem' },
    },
    // Drawn, not written: what a button shows in letters has to be part of its name.
    '& [data-part=toolbar] > button[data-mark]::before': { content: 'attr(data-mark)' },
    '& [data-part=toolbar] > button:hover': { bg: 'brandQuiet' },
    '& [data-part=toolbar] > button[aria-pressed=true]': { bg: 'brandQuietHover', color: 'brand' },
    '& [data-part=link]': {
      display: 'grid',
      gap: '3',
      p: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
      bg: 'surfaceTint',
    },
    '& [data-part=answers]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& [role=textbox] a': { color: 'link', textDecoration: 'underline' },
    '& [role=textbox]': { minH: '8rem', p: '3', rounded: 'md', whiteSpace: 'pre-wrap' },
    '& [role=textbox] > * + *': { mt: '2' },
    '& [role=textbox] ul': { pl: '5', listStyle: 'disc' },
    '& [role=textbox] ol': { pl: '5', listStyle: 'decimal' },
    '& [role=textbox] blockquote': { pl: '3', borderLeft: '3px solid', borderColor: 'lineStrong' },
  },
});
