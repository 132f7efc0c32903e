import { showToast } from '../../../lib/toasts.js';

/** A practitioner may overlap on purpose, and is told. */
export function showConflicts(conflicts: readonly { name: string; timeRange: string }[]): void {
  if (conflicts.length === 0) return;
  const others = conflicts.map(({ name, timeRange }) => `${name} (${timeRange})`).join(', ');
  showToast(`At the same time: ${others}.`, 'info');
}
