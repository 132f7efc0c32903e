/**
 * A gateway that remembers: the first time that something is asked, it asks the real one; from then on it answers at
 * once, so that what is measured is the web server. Run as a process of its own by `web.bench.mjs`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const { UPSTREAM, CHECKOUTS } = process.env;
/** Operations of every build by hash: the real gateway may know those of another build, or be of another version. */
const texts = Object.assign(
  {},
  ...CHECKOUTS.split(':').map((checkout) =>
    JSON.parse(readFileSync(join(checkout, 'gateway/persisted-operations.json'), 'utf8')),
  ),
);
const answers = new Map();

async function answerOf(body) {
  const { documentId, operationName, variables, query } = JSON.parse(body);
  const hash = documentId?.replace('sha256:', '');
  const response = await fetch(`${UPSTREAM}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ operationName, variables, query: query ?? texts[hash] }),
  });
  return response.text();
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', async () => {
    if (!answers.has(body)) answers.set(body, await answerOf(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end(answers.get(body));
  });
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
