import { formatTime, formatZone, zoneLabel } from '@yarrow/time/format';
import { todayIn, toInstant } from '@yarrow/time/wall-time';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';

interface ZoneChange {
  from: string;
  to: string;
}

/** Explains the effect of a new time zone on booked appointments before it is saved. */
export function useZoneQuestion() {
  const [change, setChange] = useState<ZoneChange>();
  const answer = useRef<(agreed: boolean) => void>(undefined);
  /** @returns whether to go on */
  const ask = (next: ZoneChange) =>
    new Promise<boolean>((resolve) => {
      answer.current = (agreed) => {
        setChange(undefined);
        resolve(agreed);
      };
      setChange(next);
    });
  const dialog = change && (
    <ConfirmDialog
      open
      title="Change the time zone?"
      description={<ZoneConsequences {...change} />}
      confirm="Change time zone"
      keep="Go back"
      onConfirm={() => answer.current?.(true)}
      onClose={() => answer.current?.(false)}
    />
  );
  return { ask, dialog };
}

function ZoneConsequences({ from, to }: ZoneChange) {
  const nowMs = Date.now();
  const ten = toInstant(`${todayIn(from, nowMs)}T10:00`, from);
  const then = `${formatTime(ten, to)} ${zoneLabel(ten, to)}`;
  return (
    <>
      Booked appointments stay at the same moment, as your clients were told: one at 10:00 AM {zoneLabel(ten, from)}{' '}
      takes place at {then}. From now on this location's hours are in {formatZone(nowMs, to)}, and new appointments
      follow them.
    </>
  );
}
