/** How an account stands, in a word. */
export interface Standing {
  label: string;
  tone: 'danger' | 'info' | 'neutral' | 'success' | 'warning';
  /** What it is for can be done. */
  works: boolean;
}
