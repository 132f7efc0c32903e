/** A word of ours, such as `manage_event_registrations`. Secrets are longer, or have digits and capitals; so have ids and most names. */
const WORD = /^[a-z][a-z_-]{0,27}$/;
const ADDRESS = /(?<=["'\s(=])(?:https?:\/\/[^\s"'\\/]+)?\/[^\s"'\\)]+/g;
const PLACE_IN_SOURCE = /node_modules|\.[cm]?[jt]sx?:\d+/;

/**
 * Reduces a URL to what logs and traces may hold: the words of its path. Links of appointments, uploads and password
 * resets grant access to their bearer, so the rest of the path and the whole query are removed.
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
 * The last filter of a log line: shortens URLs in messages of Fastify and other libraries as well. Keeps locations in
 * source files.
 */
export function publicLine(line: string): string {
  return line.replace(ADDRESS, (found) => (PLACE_IN_SOURCE.test(found) ? found : publicUrl(found)));
}
