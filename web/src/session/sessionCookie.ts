/** What a write with a session must carry: the value of the cookie that only our own pages can read. */
export function csrfHeaders(): Record<string, string> {
  const token = csrfCookie();
  return token ? { 'x-csrf-token': token } : {};
}

/** Whether this browser has a session, without asking the server. */
export function hasSession(): boolean {
  return csrfCookie() !== undefined;
}

/** Over TLS the name has the prefix that keeps neighbouring hosts from setting it. */
function csrfCookie(): string | undefined {
  return readCookie('__Host-yarrow_csrf') ?? readCookie('yarrow_csrf');
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
