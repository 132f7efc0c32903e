import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { PhotosService } from './photos.service.js';

const INTERVAL_MS = 3_600_000;

@Injectable()
export class EncodeEarlierPhotosJob {
  constructor(jobs: JobsService, photos: PhotosService) {
    jobs.every('encode-earlier-photos', INTERVAL_MS, (stopping) => photos.encodeEarlier(stopping));
  }
}
