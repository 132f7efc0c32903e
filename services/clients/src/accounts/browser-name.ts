import bowser from 'bowser';

/** What a browser says of itself, for the person who uses it. */
export interface BrowserName {
  /** Such as `Safari on iPhone`; null where it says nothing that we know. */
  readonly name: string | null;
  readonly handheld: boolean;
}

const UNKNOWN: BrowserName = { name: null, handheld: false };

/** @param userAgent the header of that name; empty where there was none */
export function browserName(userAgent: string): BrowserName {
  if (userAgent.trim() === '') return UNKNOWN;
  const { browser, os, platform } = bowser.parse(userAgent);
  // iPhones and iPads are known by their own names better than by their system's.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  const name = [browser.name, system].filter(Boolean).join(' on ');
  return name === '' ? UNKNOWN : { name, handheld: platform.type === 'mobile' || platform.type === 'tablet' };
}
