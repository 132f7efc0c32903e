/** A word of ours, such as `manage_event_registrations`. Secrets are longer, or have digits and capitals; so have ids and most names. */
const WORD = /^[a-z][a-z_-]{0,27}$/;
const ADDRESS = /(?<=["'\s(=])(?:https?:\/\/[^\s"'\\/]+)?\/[^\s"'\\)]+/g;
const PLACE_IN_SOURCE = /node_modules|\.[cm]?[jt]sx?:\d+/;

/**
 * What logs and traces may hold of an address: its words. Whoever has the link of an appointment, an upload or a new
 * password may use it, so the rest of a path and the whole query stay out.
 */
export function publicPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const words = path.split('/').map((segment) => (segment === '' || WORD.test(segment) ? segment : ':'));
  return words.join('/') + (end < 0 ? '' : '?');
}

/** A whole address as `publicPath` shows it, its origin kept. */
export function publicUrl(url: string): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(url) ?? [];
  return origin.replace(/\/\/[^/@]*@/, '//') + publicPath(url.slice(origin.length));
}

/**
 * The last thing that a line of a log goes through: addresses that somebody else's message holds (Fastify's own, a
 * library's) are cut as well. Places in source files stay.
 */
export function publicLine(line: string): string {
  return line.replace(ADDRESS, (found) => (PLACE_IN_SOURCE.test(found) ? found : publicUrl(found)));
}
