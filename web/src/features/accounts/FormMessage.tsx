import type { ReactNode } from 'react';
import { Alert } from '../../ui/Alert.js';

/** What went wrong with a form as a whole. Present from the start, so that screen readers hear it arrive. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <Alert tone="error" interrupts={false}>
          {children}
        </Alert>
      )}
    </div>
  );
}
