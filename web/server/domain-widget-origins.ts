/** Entri's widget shows pages of its own hosts in a frame. */
const ENTRI = /\.goentri\.com$/;

/** What the content security policy has to allow for the widget of a domain provider; nothing where there is none. */
export function domainWidgetOrigins(scriptUrl: string | undefined): string[] {
  if (!scriptUrl) return [];
  const { origin, hostname } = new URL(scriptUrl);
  return [origin, ...(ENTRI.test(hostname) ? ['https://*.goentri.com'] : [])];
}
