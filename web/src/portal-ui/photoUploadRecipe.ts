import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Styles of uploaded and of uploading photos. */
export const photoUploadRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    minW: '0',
    fontSize: 'sm',
    '& > [data-part=label]': { fontWeight: 560 },
    '& [data-part=error]': { color: 'danger' },
    '& > [data-part=row]': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'stretch' },
    '& [data-part=current]': { position: 'relative', flex: 'none' },
    '& [data-part=current] > img': { boxSize: '7.5rem', rounded: 'md', objectFit: 'cover', bg: 'surfaceSunk' },
    '& [data-part=current] > button': {
      position: 'absolute',
      top: '0.25rem',
      right: '0.25rem',
      bg: 'surface',
      shadow: 'sm',
    },
    '& > [data-part=uploads]': { display: 'grid', gap: '2' },
    '& > [data-part=uploads] > li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'center',
      py: '2',
      pl: '3',
      pr: '1',
      border: '1px solid',
      borderColor: 'line',
      rounded: 'md',
    },
    '& > [data-part=uploads] > li > img': { flex: 'none', boxSize: '2.75rem', rounded: 'sm', objectFit: 'cover' },
    '& > [data-part=uploads] > li > svg': { flex: 'none', color: 'danger' },
    '& > [data-part=uploads] > li > div': { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere' },
    '& [data-part=name]': { fontWeight: 560 },
  },
});
