import { defineRecipe } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { styledBy } from './chakra.js';

const group = defineRecipe({
  base: {
    minW: '0',
    '& > [data-part=legend]': { mb: '3', p: '0', fontWeight: 560 },
    '& > [data-part=cards]': { display: 'grid', gap: '3' },
  },
  variants: {
    layout: {
      stack: {},
      row: { '& > [data-part=cards]': { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
      // Never leaves a single card in a second row.
      three: { '& > [data-part=cards]': { gridTemplateColumns: { base: '1fr', tablet: 'repeat(3, 1fr)' } } },
    },
  },
});

const card = defineRecipe({
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    p: '4',
    border: '1px solid',
    borderColor: 'lineStrong',
    rounded: 'md',
    bg: 'surface',
    cursor: 'pointer',
    transition: 'border-color, background-color',
    _hover: { borderColor: 'brandLine' },
    '&:has(:checked)': { borderColor: 'brand', bg: 'surfaceTint', shadow: 'inset 0 0 0 1px var(--color-brand)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    '& > input': { flex: 'none', boxSize: '1.125rem', m: '0', mt: '0.25em', outline: 'none', accentColor: 'brand' },
    '& > [data-part=text]': { flex: 1, minW: '0' },
    '& [data-part=title]': { display: 'block', fontWeight: 560 },
    '& [data-part=description]': { display: 'block', color: 'textSoft', fontSize: 'sm' },
    '& > [data-part=aside]': { fontWeight: 560, whiteSpace: 'nowrap' },
  },
});

const Group = styledBy('fieldset', group);
const Card = styledBy('label', card);

export interface RadioCard<V extends string> {
  value: V;
  title: ReactNode;
  description?: ReactNode;
  /** Right-aligned, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly RadioCard<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** row: equal columns on wide screens. Default stack. */
  layout?: 'stack' | 'row';
}

/** One of a few choices that each need more than a word: a service, a place, a way to pay. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, hideLegend, options, value, onChange, layout = 'stack' } = props;
  const name = useId();
  return (
    <Group layout={layout === 'row' && options.length === 3 ? 'three' : layout}>
      <legend {...(hideLegend ? { className: 'visually-hidden' } : { 'data-part': 'legend' })}>{legend}</legend>
      <div data-part="cards">
        {options.map((option) => (
          <Card key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span data-part="text">
              <span data-part="title">{option.title}</span>
              {option.description && <span data-part="description">{option.description}</span>}
            </span>
            {option.aside && <span data-part="aside">{option.aside}</span>}
          </Card>
        ))}
      </div>
    </Group>
  );
}
