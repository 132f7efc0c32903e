import { SharedArray } from 'k6/data';

/** The operations that the web registers at the gateway, which in production runs no others. */
const registered = new SharedArray('operations', () => {
  const documents = JSON.parse(open(import.meta.resolve('../../gateway/persisted-operations.json')));
  return Object.entries(documents).map(([hash, text]) => ({ hash, name: nameOf(text) }));
});

const hashes = Object.fromEntries(registered.map(({ hash, name }) => [name, hash]));

function nameOf(text) {
  const [, name] = /\b(?:query|mutation) (\w+)/.exec(text);
  return name;
}

/** The body of a request as the pages send it: by hash. */
export function registeredRequest(operationName, variables) {
  const sha256Hash = hashes[operationName];
  if (!sha256Hash) throw new Error(`The web registers no operation ${operationName}.`);
  return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}
