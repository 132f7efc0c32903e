import type { ReactNode } from 'react';
import { Alert } from '../../ui/Alert.js';

/** The error of a whole form. Present from the start, so that screen readers announce it. */
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
