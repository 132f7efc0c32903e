// The site answers: its first page, its own health, and a search through the gateway and its services.
const site = process.env.SITE_URL;

async function get(path, expected) {
  const response = await fetch(site + path, { signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  if (response.status !== 200 || !expected.test(text))
    throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  console.log(`${path}: ${response.status}`);
}

await get('/healthz', /ok/);
await get('/', /<html/i);
await get('/login', /<html/i);
const answer = await fetch(`${site}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ __typename }' }),
  signal: AbortSignal.timeout(20_000),
});
// Only registered operations are answered in production; that it refuses shows that the gateway is there.
if (answer.status >= 500) throw new Error(`/graphql: ${answer.status} ${await answer.text()}`);
console.log(`/graphql: ${answer.status}`);
