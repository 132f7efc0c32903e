import { formatDuration } from '../../lib/duration.js';
import { formatMoney } from '../../lib/money.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Price } from '../../ui/Price.js';
import { RadioCards, type RadioCard } from '../../ui/RadioCards.js';
import { packageText } from '../../lib/packageText.js';
import type { BookingChoice } from './bookingChoice.js';
import type { BookableService, BookingPractice } from './bookingPractice.js';
import styles from './ServiceStep.module.css';

export interface ServiceStepProps {
  practice: BookingPractice;
  choice: BookingChoice | undefined;
  /** Ids as the address takes them: a variation and its add-ons. */
  onChoose: (variationId: string, addOnIds: readonly string[]) => void;
  onContinue: () => void;
}

/** Which service, how long, and what with it. */
export function ServiceStep({ practice, choice, onChoose, onContinue }: ServiceStepProps) {
  const currency = practice.defaultCurrency;
  // With a package of the client's, its own service is booked and nothing else.
  const services = practice.services.filter(
    (service) => !service.addOn && (!choice?.packageToken || service.id === choice.service.id),
  );
  const addOnIds = choice?.addOns.map(({ id }) => id) ?? [];
  const toggle = (id: string, wanted: boolean) => {
    if (!choice) return;
    onChoose(choice.variation.id, wanted ? [...addOnIds, id] : addOnIds.filter((other) => other !== id));
  };
  return (
    <div className={styles.step}>
      <RadioCards
        legend="Service"
        hideLegend
        options={services.flatMap((service) => optionsOf(service, currency, choice?.packageToken !== undefined))}
        value={choice?.variation.id}
        onChange={(id) => onChoose(id, addOnIds)}
      />
      {choice && choice.possibleAddOns.length > 0 && (
        <fieldset className={styles.addOns}>
          <legend className={styles.legend}>Add to your session</legend>
          {choice.possibleAddOns.map(({ id, name, variations: [line] }) => (
            <Checkbox
              key={id}
              checked={addOnIds.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
              label={name}
              hint={line && addOnText(line.amountCents, line.timeLength, currency)}
            />
          ))}
        </fieldset>
      )}
      <Button size="lg" disabled={!choice} onClick={onContinue}>
        Choose a time
      </Button>
    </div>
  );
}

function optionsOf(service: BookableService, currency: string, covered: boolean): RadioCard<string>[] {
  const { numberOfSessions: sessions } = service;
  return service.variations.map(({ id, timeLength, amountCents }) => ({
    value: id,
    title: service.name,
    description:
      sessions && !covered ? packageText(sessions, timeLength, amountCents, currency) : formatDuration(timeLength),
    aside: covered ? 'Covered' : <Price amountCents={amountCents} currency={currency} />,
  }));
}

function addOnText(amountCents: number, minutes: number, currency: string): string {
  const price = amountCents === 0 ? 'Free' : `+ ${formatMoney(amountCents, currency)}`;
  return minutes === 0 ? price : `${price}, ${formatDuration(minutes)} longer`;
}
