/** Builds what images are made of, services and pages, in the Dockerfile. */
import { buildServices, buildWeb } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { Progress } from '../progress.mjs';

await ensureInstalled(new Progress());
await buildServices();
await buildWeb();
