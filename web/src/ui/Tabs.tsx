import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tabs as Chakra } from '@chakra-ui/react/tabs';
import { useEffect, useRef, type ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      gap: '5',
      position: 'relative',
      overflowX: 'auto',
      borderBottom: '1px solid',
      borderBottomColor: 'lineStrong',
      scrollbarWidth: 'none',
    },
    trigger: {
      display: 'inline-flex',
      gap: '2',
      alignItems: 'center',
      py: '3',
      px: '0',
      borderBottom: '3px solid transparent',
      color: 'textSoft',
      fontWeight: 560,
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      transition: 'color, border-color',
      _hover: { color: 'text' },
      _focusVisible: { outlineOffset: '-2px' },
      _selected: { borderColor: 'brand', color: 'brand' },
      '& > [data-part=count]': {
        px: '0.5rem',
        rounded: 'pill',
        bg: 'surfaceSunk',
        color: 'textSoft',
        fontSize: 'xs',
      },
    },
    content: { pt: '5', _focusVisible: { outlineOffset: '4px' } },
  },
});

export interface TabsProps<V extends string> {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly { value: V; label: string; count?: number; content: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
}

/** Views of one thing side by side. Keep the chosen one in the address (`useSearchParams`). */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the list scrolls: the selected tab is in its middle.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [value]);
  return (
    <Chakra.Root recipe={recipe} value={value} onValueChange={(details) => onChange(details.value as V)} lazyMount>
      <Chakra.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Chakra.Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <span data-part="count">{tab.count}</span>}
          </Chakra.Trigger>
        ))}
      </Chakra.List>
      {tabs.map((tab) => (
        <Chakra.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Chakra.Content>
      ))}
    </Chakra.Root>
  );
}
