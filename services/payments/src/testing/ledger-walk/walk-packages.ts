/**
 * Packages as scheduling has them. It decides about one under its lock; here each decision is made between two awaits,
 * so that none comes in between.
 */
export class WalkPackages {
  /** Visits that take a session, by the visit that bought the package; the buying visit itself is not among them. */
  private readonly sessions = new Map<string, Set<string>>();
  /** What was published of each package whose buying visit was cancelled: whether it stays the client's. */
  readonly kept = new Map<string, boolean>();

  /** A visit takes a session. @returns false where the package has gone back */
  take(purchaseId: string, visitId: string): boolean {
    if (this.kept.get(purchaseId) === false) return false;
    this.sessions.set(purchaseId, (this.sessions.get(purchaseId) ?? new Set()).add(visitId));
    return true;
  }

  /** A visit was cancelled in time: its session is free again. */
  giveBack(purchaseId: string, visitId: string): void {
    this.sessions.get(purchaseId)?.delete(visitId);
  }

  /** The buying visit is cancelled: the package stays where a session of it is used or lost. */
  end(purchaseId: string, firstLost: boolean): boolean {
    const kept = firstLost || (this.sessions.get(purchaseId)?.size ?? 0) > 0;
    this.kept.set(purchaseId, kept);
    return kept;
  }
}
