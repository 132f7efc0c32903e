// The notebook as a process of its own, for tests of what is set once for a process; sends its address to its parent.
import { startService } from '../start-service.js';
import { notebook } from './notebook/src/notebook.service.js';

const service = await startService(notebook);
process.send!(service.url);
process.once('SIGTERM', () => void service.stop().then(() => process.exit(0)));
