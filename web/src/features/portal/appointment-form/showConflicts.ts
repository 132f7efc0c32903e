import { showToast } from '../../../lib/toasts.js';

/** Shows overlapping entries; practitioners may overlap on purpose. */
export function showConflicts(conflicts: readonly { name: string; timeRange: string }[]): void {
  if (conflicts.length === 0) return;
  const others = conflicts.map(({ name, timeRange }) => `${name} (${timeRange})`).join(', ');
  showToast(`At the same time: ${others}.`, 'info');
}
