/** Where a process of this machine is. */
export const local = (port, path = '') => `http://127.0.0.1:${port}${path}`;

/** Where people open the site. */
export const publicUrl = (ports) => `http://localhost:${ports.web}`;

/** Where mails, text messages and the stand-ins of the providers are read. */
export const sandboxUrl = (ports) => `http://localhost:${ports.sandbox}`;

/** Variables of our own environment that are passed on if they are set. */
export function given(...names) {
  return Object.fromEntries(names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]));
}
