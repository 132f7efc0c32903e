import { migrateService } from '@yarrow/kit/migrate-service';
import { service } from './service.js';

await migrateService(service);
