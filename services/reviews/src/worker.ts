import { runService } from '@yarrow/kit/start-service';
import { service } from './service.js';
import { TranscodingModule } from './transcoding/transcoding.module.js';

// Works on videos and does nothing else: production runs it beside the service, which has VIDEO_WORKER=false.
await runService({ ...service, module: TranscodingModule, consumes: [] });
