import { useRef } from 'react';
import { MoneyInput } from '../../../portal-ui/MoneyInput.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { formatDuration } from '../../../lib/duration.js';
import { formatAmount } from '../../../lib/money.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Select } from '../../../ui/Select.js';
import {
  isCoveredBy,
  lineFor,
  ONLY_ADD_ONS,
  onlyAddOns,
  serviceOf,
  totalCents,
  totalMinutes,
  usedPackage,
  usualPrice,
  type ClientTerms,
  type Line,
} from './serviceLines.js';
import type { BookingCatalog } from './useBookingCatalog.js';
import { lasting, type VisitTime } from './visitTime.js';

const HIDDEN_WHEN_EMPTY = { '&:empty': { display: 'none' } };

/** As many as the server takes. */
const MAX_LINES = 10;

export interface LineFieldsProps {
  lines: readonly Line[];
  catalog: BookingCatalog;
  terms: ClientTerms;
  onChange: (lines: Line[]) => void;
}

/** What is done, one line each: services, variations and add-ons with the practitioner's prices. */
export function LineFields({ lines, catalog, terms, onChange }: LineFieldsProps) {
  const { services, defaultCurrency: currency } = catalog;
  const used = usedPackage(lines, services, terms);
  const payable = lines.filter((line) => !isCoveredBy(used, line, services));
  const keys = keysOf(lines, services);
  const adding = useRef<HTMLSelectElement>(null);
  const kept = useKeptFocus<HTMLDivElement>(() => adding.current);
  return (
    <chakra.section display="grid" gap="3" aria-label="Services">
      <chakra.div display="grid" gap="3" css={HIDDEN_WHEN_EMPTY} {...kept}>
        {lines.map((line, index) => (
          <LineField
            key={keys[index]}
            {...{ line, catalog, terms, number: index + 1 }}
            covered={isCoveredBy(used, line, services)}
            taken={lines}
            onChange={(next) => onChange(lines.with(index, next))}
            onRemove={() => onChange(lines.toSpliced(index, 1))}
          />
        ))}
      </chakra.div>
      {lines.length < MAX_LINES && (
        <Select
          ref={adding}
          label={lines.length === 0 ? 'Service' : 'Add a service or add-on'}
          placeholder={lines.length === 0 ? 'Choose a service' : 'Choose another one'}
          value=""
          options={choices(catalog, lines)}
          onChange={({ target }) => target.value && onChange([...lines, lineFor(services, target.value, terms)])}
        />
      )}
      {onlyAddOns(lines, services) && <Alert tone="error">{ONLY_ADD_ONS}</Alert>}
      {used && (
        <Alert tone="calm" icon="gift">
          Uses a session of {used.name}: {used.sessionsRemaining} of {used.numberOfSessions} left.
        </Alert>
      )}
      {lines.length > 0 && (
        <chakra.p display="flex" justifyContent="space-between" fontWeight={560} fontVariantNumeric="tabular-nums">
          <span>Total, {formatDuration(totalMinutes(lines, services))}</span>
          <span>{formatAmount(totalCents(payable), currency)}</span>
        </chakra.p>
      )}
    </chakra.section>
  );
}

/** The visit takes as long as its services do. */
export function timeForLines(lines: readonly Line[], time: VisitTime, { services }: BookingCatalog): VisitTime {
  return lines.length === 0 || !time.start ? time : lasting(time, totalMinutes(lines, services));
}

/** Another length of a service is the same line. */
function keysOf(lines: readonly Line[], services: BookingCatalog['services']): string[] {
  const ids = lines.map(({ serviceId }) => serviceOf(services, serviceId)?.id ?? serviceId);
  return ids.map((id, index) => `${id}:${ids.slice(0, index).filter((other) => other === id).length}`);
}

function choices({ services }: BookingCatalog, taken: readonly Line[]) {
  const free = services.filter(({ variations }) => !variations.some((one) => isTaken(taken, one.id)));
  return [...free]
    .sort((one, other) => Number(one.addOn) - Number(other.addOn))
    .map(({ id, name, addOn }) => ({ value: id, label: addOn ? `Add-on: ${name}` : name }));
}

const isTaken = (lines: readonly Line[], id: string) => lines.some(({ serviceId }) => serviceId === id);

interface LineFieldProps {
  line: Line;
  number: number;
  catalog: BookingCatalog;
  terms: ClientTerms;
  taken: readonly Line[];
  /** A session of a package pays for it. */
  covered: boolean;
  onChange: (line: Line) => void;
  onRemove: () => void;
}

function LineField({ line, number, catalog, terms, taken, covered, onChange, onRemove }: LineFieldProps) {
  const { services, defaultCurrency: currency } = catalog;
  const service = serviceOf(services, line.serviceId);
  const name = service?.name ?? line.booked?.name ?? '';
  const price = (amountCents: Line['amountCents']) =>
    onChange({
      ...line,
      amountCents,
      priceChanged: amountCents !== usualPrice(services, line.serviceId, terms),
    });
  return (
    <chakra.div
      role="group"
      aria-label={`Service ${number}: ${name}`}
      display="grid"
      gap="3"
      p="3"
      border="1px solid"
      borderColor="line"
      rounded="md"
    >
      <chakra.div display="flex" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.strong minW="0" overflowWrap="anywhere">
          {name}
        </chakra.strong>
        <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))"
        css={HIDDEN_WHEN_EMPTY}
      >
        {service && service.variations.length > 1 && (
          <Select
            label="Length"
            value={line.serviceId}
            options={service.variations.map(({ id, timeLength }) => ({
              value: id,
              label: formatDuration(timeLength),
              disabled: id !== line.serviceId && isTaken(taken, id),
            }))}
            onChange={({ target }) => onChange(lineFor(services, target.value, terms))}
          />
        )}
        {!covered && <MoneyInput label="Price" currency={currency} value={line.amountCents} onChange={price} />}
      </chakra.div>
      {line.priceChanged && service && !covered && (
        <Checkbox
          label="Save this price for the client"
          checked={line.saveCustomPrice}
          onChange={({ target }) => onChange({ ...line, saveCustomPrice: target.checked })}
        />
      )}
    </chakra.div>
  );
}
