import { useState } from 'react';

/**
 * A text of what is edited in a field: it becomes a change when the field is left, so that undo takes back words and not letters.
 * @param text as it is now
 */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? text,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: () => {
      setTyped(undefined);
      if (typed !== undefined && typed !== text) onChange(typed);
    },
  };
}
