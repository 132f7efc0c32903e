import { runService } from '@yarrow/kit/start-service';
import { service } from './service.js';
import { TranscodingModule } from './transcoding/transcoding.module.js';

// Processes videos only: production runs it next to the service, which has VIDEO_WORKER=false.
await runService({ ...service, module: TranscodingModule, consumes: [] });
