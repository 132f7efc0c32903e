import { useSearchParams } from 'wouter';

export interface ListFilters<Name extends string> {
  /** What each filter holds; empty where the address does not say. */
  values: Readonly<Record<Name, string>>;
  /** Writes filters into the address, in the place of the present entry of the history; empty takes one out. */
  set: (changes: Partial<Record<Name, string>>) => void;
  clear: () => void;
  /** Whether any filter narrows the list. */
  active: boolean;
}

/** The page of a list that the address names, from 1: the first where it names none. */
export const pageNumber = (value: string): number => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);

/** Filters of a list, kept in the address, so that Back, a reload and a link to a colleague show the same rows. */
export function useListFilters<Name extends string>(names: readonly Name[]): ListFilters<Name> {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const set = (changes: Partial<Record<Name, string>>) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace: true },
    );
  const clear = () => set(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>);
  return { values, set, clear, active: names.some((name) => values[name] !== '') };
}
