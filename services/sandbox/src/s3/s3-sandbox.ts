import type { FastifyInstance } from 'fastify';
import type { Journal } from '../journal.js';
import { MultipartUploads } from './multipart-uploads.js';
import { ObjectStore } from './object-store.js';
import { S3Routes } from './s3-routes.js';
import type { S3Credentials } from './signature.js';

export interface S3Options extends S3Credentials {
  /** There from the start; others can be created. */
  bucket: string;
}

export interface S3Sandbox {
  register(app: FastifyInstance): Promise<void>;
  clear(): Promise<void>;
}

/** Builds the S3-compatible store on the files in `folder`. */
export function createS3Sandbox(options: S3Options, journal: Journal, folder: string): S3Sandbox {
  const store = new ObjectStore(journal, folder);
  const routes = new S3Routes(store, new MultipartUploads(journal, store), journal.collection('s3.buckets'), options);
  return { register: (app) => routes.register(app), clear: () => store.clear() };
}
