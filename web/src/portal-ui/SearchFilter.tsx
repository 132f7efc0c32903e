import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../lib/useDebounced.js';
import { TextField } from '../ui/TextField.js';

/** How long nothing is typed before a list is asked for, ms. */
const TYPING_MS = 250;

export interface SearchFilterProps {
  /** Such as "Search clients"; for screen readers, the placeholder says it to the others. */
  label: string;
  placeholder: string;
  /** What is searched for. */
  value: string;
  /** Called when typing pauses. */
  onChange: (text: string) => void;
  /** Characters that the server takes. Default 100. */
  maxLength?: number;
}

/** The text search of a list. */
export function SearchFilter({ label, placeholder, value, onChange, maxLength = 100 }: SearchFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed behind the field: Back, or filters that were cleared.
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const settled = useDebounced(text.trim().slice(0, maxLength), TYPING_MS);
  const notify = useEffectEvent((search: string) => {
    if (search === text.trim().slice(0, maxLength) && search !== value) onChange(search);
  });
  useEffect(() => notify(settled), [settled]);
  return (
    <TextField
      {...{ label, placeholder, maxLength }}
      hideLabel
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
