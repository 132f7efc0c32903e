import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import type { Autosave } from './useAutosave.js';

export interface SaveStateProps {
  autosave: Autosave;
  /** Said instead where nothing can be saved, such as "Add a question to save the form". */
  instead?: string | false;
}

/** Whether what is edited is saved, and the way to go on where it is not. */
export function SaveState({ autosave: { saved, problem, stale, retry }, instead }: SaveStateProps) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center" fontSize="sm">
      <chakra.span role="status" color={problem ? 'danger' : 'textSoft'}>
        {instead || problem || (saved ? 'All changes saved' : 'Saving …')}
      </chakra.span>
      {problem && (
        <Button size="sm" variant="ghost" onClick={stale ? () => window.location.reload() : retry}>
          {stale ? 'Reload' : 'Try again'}
        </Button>
      )}
    </chakra.span>
  );
}
