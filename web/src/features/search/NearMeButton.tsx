import { useState } from 'react';
import { useInBrowser } from '../../lib/hydration.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { showToast } from '../../lib/toasts.js';

const WAIT_MS = 10_000;

export interface NearMeButtonProps {
  /** Degrees, rounded to about a kilometre: enough for a search, and the address may be shared. */
  onLocated: (near: { lat: number; lng: number }) => void;
}

/** Asks the browser where it is. */
export function NearMeButton({ onLocated }: NearMeButtonProps) {
  const [locating, setLocating] = useState(false);
  const inBrowser = useInBrowser();
  if (inBrowser && !('geolocation' in navigator)) return null;
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onLocated({ lat: roundDegrees(coords.latitude), lng: roundDegrees(coords.longitude) });
      },
      () => {
        setLocating(false);
        showToast("We couldn't get your location. Please type a city instead.", 'error');
      },
      { maximumAge: 600_000, timeout: WAIT_MS },
    );
  };
  return (
    <Button variant="outline" onClick={locate} loading={locating}>
      {!locating && <Icon name="pin" size={18} />} Near me
    </Button>
  );
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
