import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import type { CustomDomain } from './useCustomDomain.js';

/** Entri's widget: https://developers.entri.com/ (its configuration, and the event that it ends with). */
interface Entri {
  showEntri(configuration: object): void;
}

declare global {
  interface Window {
    /** There once the widget's script was loaded. */
    entri?: Entri;
  }
}

/** Dispatched on `window` when the widget closes. */
const CLOSED = 'onEntriClose';

const tag = () => document.querySelector<HTMLMetaElement>('meta[name="domain-widget"]');

/** Whether the web server says in the page that there is one. */
export const hasDomainWidget = (): boolean => tag() !== null;

/**
 * Has the widget set the records of a domain at its provider.
 * @param token of the widget, for this practice
 * @returns when it is closed, whether the records were set
 * @throws Error with a message for the user where the script does not come
 */
export async function setRecords(token: string, { domain, records }: CustomDomain): Promise<boolean> {
  const entri = window.entri ?? (await load(tag()?.content ?? ''));
  const closed = new Promise<boolean>((resolve) => {
    window.addEventListener(
      CLOSED,
      (event) => resolve((event as CustomEvent<{ success?: boolean }>).detail.success === true),
      {
        once: true,
      },
    );
  });
  entri.showEntri({
    applicationId: tag()?.dataset['appId'],
    token,
    prefilledDomain: domain,
    dnsRecords: records.map(({ type, name, value, ttl }) => ({ type, host: name, value, ttl })),
  });
  return closed;
}

async function load(source: string): Promise<Entri> {
  const script = document.createElement('script');
  script.src = source;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(CONNECTION_MESSAGE));
    document.head.append(script);
  });
  if (!window.entri) throw new Error(CONNECTION_MESSAGE);
  return window.entri;
}
