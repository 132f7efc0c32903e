import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { readChoice, type BookedPackage } from './bookingChoice.js';
import type { BookingPractice } from './bookingPractice.js';
import type { BookingStep } from './bookingStep.js';

/** What the address says: the choices and the step. Steps are places to go back to, choices within one are not. */
export function useBookingAddress(practice: BookingPractice, held: BookedPackage | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const choice = useMemo(
    () =>
      readChoice(
        practice,
        {
          service: parameters.get('service'),
          addOns: parameters.get('add_ons'),
          place: parameters.get('place'),
        },
        held,
      ),
    [practice, parameters, held],
  );
  const change = (part: Record<string, string>, replace: boolean) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  return {
    choice,
    askedStep: parameters.get('step'),
    goTo: (step: BookingStep) => change({ step }, false),
    replaceStep: (step: BookingStep) => change({ step }, true),
    chooseService: (variation: string, addOns: readonly string[]) =>
      change({ service: variation, add_ons: addOns.join(','), step: 'service' }, true),
    choosePlace: (place: string) => change({ place, step: 'time' }, true),
  };
}
