import { useEffect, useState } from 'react';
import { INSTALLED, useMedia } from '../../lib/useMedia.js';

/** What Chromium hands out where the site can be installed; other browsers install by a menu of their own. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Installation {
  installed: boolean;
  /** Asks the browser to install; absent where only its menu can. */
  install?: () => Promise<void>;
}

export function useInstallation(): Installation {
  const [offer, setOffer] = useState<InstallOffer>();
  const [accepted, setInstalled] = useState(false);
  const installed = useMedia(INSTALLED) || accepted;
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const done = () => setInstalled(true);
    window.addEventListener('beforeinstallprompt', take);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      window.removeEventListener('appinstalled', done);
    };
  }, []);
  if (!offer) return { installed };
  const install = async () => {
    const { outcome } = await offer.prompt();
    // An offer can be used once.
    setOffer(undefined);
    if (outcome === 'accepted') setInstalled(true);
  };
  return { installed, install };
}
