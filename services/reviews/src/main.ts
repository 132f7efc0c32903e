import { runService } from '@yarrow/kit/start-service';
import { service } from './service.js';

await runService(service);
