/** Where people go after their form: the practitioner's own website, else the profile. */
export interface PracticeSite {
  href: string;
  /** Outside of this application. */
  external: boolean;
}

/** @param website as the practitioner typed it: anything but a web address leads to the profile */
export function practiceSite(practice: { website?: string | null; url: string } | null | undefined): PracticeSite {
  const website = practice?.website?.trim();
  if (website) {
    const href = /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
    if (isWebAddress(href)) return { href: new URL(href).href, external: true };
  }
  return { href: practice?.url ?? '/', external: false };
}

function isWebAddress(href: string): boolean {
  return URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol);
}
