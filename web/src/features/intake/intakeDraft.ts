/** What has been typed into a form so far, kept on this device until it is sent. */
export interface IntakeDraft {
  answers: Record<string, unknown>;
  /** The page of the form that was open. */
  page: number;
}

const keyOf = (uniqueId: string) => `yarrow:intake-form:${uniqueId}`;

/** Undefined without one, and where this browser keeps nothing. */
export function readDraft(uniqueId: string): IntakeDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(uniqueId)) ?? 'null') as IntakeDraft | null;
    return draft && typeof draft.answers === 'object' && draft.answers ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept: private windows and full disks refuse */
export function keepDraft(uniqueId: string, draft: IntakeDraft): boolean {
  try {
    localStorage.setItem(keyOf(uniqueId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(uniqueId: string): void {
  try {
    localStorage.removeItem(keyOf(uniqueId));
  } catch {
    // What cannot be written was never kept.
  }
}
