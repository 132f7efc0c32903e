import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps<V extends string> {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly { value: V; label: string; count?: number; content: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
}

/** Views of one thing side by side. Keep the chosen one in the address (`useSearchParams`). */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  return (
    <Ark.Root value={value} onValueChange={(details) => onChange(details.value as V)} lazyMount>
      <Ark.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
