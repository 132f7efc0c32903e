const NETWORKS = [
  ['website', 'Website'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
] as const;

type Links = { [K in (typeof NETWORKS)[number][0]]?: string | null };

/** The links that a practice gave, as web addresses; whatever is not one is left out. */
export function socialLinks(practice: Links): { label: string; href: string }[] {
  return NETWORKS.flatMap(([key, label]) => {
    const href = webAddress(practice[key]);
    return href ? [{ label, href }] : [];
  });
}

/** People leave out `https://`; anything but the web's own protocols could run or open something else. */
function webAddress(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
