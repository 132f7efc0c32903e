/** What `npm run build` does before it compiles: installs what is missing and removes what earlier builds left over. */
import { ensureInstalled } from './install.mjs';
import { Progress } from './progress.mjs';
import { removeStaleOutput } from './remove-stale-output.mjs';

await ensureInstalled(new Progress());
removeStaleOutput();
