import type { Merge } from '../database/merged-rows.js';
import { newId } from '../ids.js';

/** Visits of one contact that move to another. */
export interface Split {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  readonly appointmentIds: readonly string[];
}

/** An event of clients about contacts, or scheduling's snapshot of a visit that changed its contact. */
export type ContactEvent =
  | { readonly kind: 'merged'; readonly merge: Merge }
  | { readonly kind: 'undone'; readonly merge: Merge }
  | { readonly kind: 'split'; readonly split: Split }
  | { readonly kind: 'visit'; readonly appointmentId: string; readonly clientId: string; readonly version: number };

export interface ContactsAtFirst {
  readonly practiceId: string;
  readonly clientIds: readonly string[];
  /** Contacts by visit. Each visit has version 1. */
  readonly owners: ReadonlyMap<string, string>;
}

interface StandingMerge {
  readonly merge: Merge;
  readonly visits: readonly string[];
  /** Contacts that had been merged into the merged one. */
  readonly merged: readonly string[];
}

/** Model of clients and scheduling: which contact has which visit after merges, undone merges and splits. */
export class ContactHistory {
  readonly owners: Map<string, string>;
  private readonly practiceId: string;
  private readonly mergedInto = new Map<string, string | undefined>();
  private readonly versions = new Map<string, number>();
  private readonly merges: StandingMerge[] = [];
  private readonly practiceEvents: ContactEvent[] = [];
  private readonly visitEvents = new Map<string, ContactEvent[]>();

  /** @param choices each chooses a step and its contacts */
  constructor({ practiceId, clientIds, owners }: ContactsAtFirst, choices: readonly number[]) {
    this.practiceId = practiceId;
    this.owners = new Map(owners);
    for (const id of clientIds) this.mergedInto.set(id, undefined);
    for (const choice of choices) this.step(choice);
  }

  /** Events of one stream in their order, the streams (the practice's, and one for each visit) mixed as `choices` say. */
  mixed(choices: readonly number[]): ContactEvent[] {
    const streams = [this.practiceEvents, ...this.visitEvents.values()].map((events) => [...events]);
    const events: ContactEvent[] = [];
    for (let turn = 0; ; turn += 1) {
      const waiting = streams.filter(({ length }) => length > 0);
      if (waiting.length === 0) return events;
      const choice = choices[turn % choices.length] ?? 0;
      events.push(waiting[choice % waiting.length]!.shift()!);
    }
  }

  /** Events in the order in which they happened, without those of visits. */
  inOrder(): readonly ContactEvent[] {
    return this.practiceEvents;
  }

  private step(choice: number): void {
    const kinds = [this.merge, this.undo, this.split];
    kinds[choice % kinds.length]!.call(this, Math.floor(choice / kinds.length));
  }

  private merge(choice: number): void {
    const living = this.living();
    const from = living[choice % living.length]!;
    const into = living[Math.floor(choice / living.length) % living.length]!;
    if (from === into) return;
    const merge = { practiceId: this.practiceId, fromClientId: from, intoClientId: into, mergeId: newId() };
    const merged = [...this.mergedInto].flatMap(([id, other]) => (other === from ? [id] : []));
    const visits = this.visitsOf(from);
    for (const id of [from, ...merged]) this.mergedInto.set(id, into);
    this.merges.push({ merge, visits, merged });
    this.practiceEvents.push({ kind: 'merged', merge });
    for (const id of visits) this.give(id, into);
  }

  private undo(choice: number): void {
    const possible = this.merges.filter(
      ({ merge }) =>
        this.mergedInto.get(merge.fromClientId) === merge.intoClientId && !this.mergedInto.get(merge.intoClientId),
    );
    const undone = possible[choice % Math.max(possible.length, 1)];
    if (!undone) return;
    const { fromClientId: from, intoClientId: into } = undone.merge;
    this.merges.splice(this.merges.indexOf(undone), 1);
    this.mergedInto.set(from, undefined);
    for (const id of undone.merged) if (this.mergedInto.get(id) === into) this.mergedInto.set(id, from);
    this.practiceEvents.push({ kind: 'undone', merge: undone.merge });
    for (const id of undone.visits) if (this.owners.get(id) === into) this.give(id, from);
  }

  private split(choice: number): void {
    const living = this.living();
    const from = living[choice % living.length]!;
    const rest = Math.floor(choice / living.length);
    const appointmentIds = this.visitsOf(from).filter((_id, index) => (rest >> index) % 2 === 1);
    if (appointmentIds.length === 0) return;
    const into = newId();
    this.mergedInto.set(into, undefined);
    const split = { practiceId: this.practiceId, fromClientId: from, intoClientId: into, appointmentIds };
    this.practiceEvents.push({ kind: 'split', split });
    for (const id of appointmentIds) this.give(id, into);
  }

  private give(appointmentId: string, clientId: string): void {
    const version = (this.versions.get(appointmentId) ?? 1) + 1;
    this.versions.set(appointmentId, version);
    this.owners.set(appointmentId, clientId);
    const events = this.visitEvents.get(appointmentId) ?? [];
    this.visitEvents.set(appointmentId, [...events, { kind: 'visit', appointmentId, clientId, version }]);
  }

  private living(): string[] {
    return [...this.mergedInto].flatMap(([id, into]) => (into === undefined ? [id] : []));
  }

  private visitsOf(clientId: string): string[] {
    return [...this.owners].flatMap(([id, owner]) => (owner === clientId ? [id] : []));
  }
}
