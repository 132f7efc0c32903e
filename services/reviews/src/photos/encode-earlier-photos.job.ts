import { Injectable } from '@nestjs/common';
import { Jobs } from '@yarrow/kit/jobs';
import { PhotosService } from './photos.service.js';

const INTERVAL_MS = 3_600_000;

@Injectable()
export class EncodeEarlierPhotosJob {
  constructor(jobs: Jobs, photos: PhotosService) {
    jobs.every('encode-earlier-photos', INTERVAL_MS, (stopping) => photos.encodeEarlier(stopping));
  }
}
