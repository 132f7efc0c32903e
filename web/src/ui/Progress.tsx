import { Progress as Chakra } from '@chakra-ui/react/progress';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'track', 'range', 'valueText'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2', fontSize: 'sm' },
    label: { fontWeight: 560 },
    valueText: { color: 'textSoft', fontVariantNumeric: 'tabular-nums' },
    track: { gridColumn: '1 / -1', h: '0.5rem', overflow: 'hidden', rounded: 'pill', bg: 'surfaceSunk' },
    range: { h: '100%', rounded: 'pill', bg: 'brand', transition: 'width' },
  },
});

export interface ProgressProps {
  label: string;
  /** From 0 to 1; null while unknown. */
  share: number | null;
}

/** How far something has come that takes its time, such as an upload. */
export function Progress({ label, share }: ProgressProps) {
  return (
    <Chakra.Root recipe={recipe} value={share === null ? null : Math.round(share * 100)}>
      <Chakra.Label>{label}</Chakra.Label>
      <Chakra.ValueText />
      <Chakra.Track aria-label={label}>
        <Chakra.Range />
      </Chakra.Track>
    </Chakra.Root>
  );
}
