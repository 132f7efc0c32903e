import type { BookingChoice } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';
import { sessionText } from './sessionText.js';

export interface SummaryLine {
  term: string;
  minutes: number;
  notes: string[];
  amountCents: number;
  /** A package of the client's pays for it. */
  covered: boolean;
}

/** What is bought: as the practice offers it, and with this client's own prices once a time is kept. */
export function summaryLines(choice: BookingChoice, kept: KeptTime | undefined): SummaryLine[] {
  const { service, variation, addOns, packageToken } = choice;
  const offered = [
    { name: service.name, minutes: variation.timeLength, amountCents: variation.amountCents, addOn: false },
    ...addOns.map(({ name, variations: [line] }) => ({
      name,
      minutes: line?.timeLength ?? 0,
      amountCents: line?.amountCents ?? 0,
      addOn: true,
    })),
  ];
  return offered.map((line, index) => {
    const priced = kept?.lines[index];
    const covered = !line.addOn && packageToken !== undefined;
    const notes = [
      line.addOn && 'Add-on',
      !line.addOn && service.numberOfSessions && !covered && `${service.numberOfSessions} sessions`,
      covered && kept?.package && sessionText(kept.package),
      priced?.customPrice && 'Your price',
    ];
    return {
      term: line.name,
      minutes: line.minutes,
      notes: notes.filter((note): note is string => Boolean(note)),
      amountCents: priced?.amountCents ?? line.amountCents,
      covered,
    };
  });
}
