import { Controller } from '@nestjs/common';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  GetUploadedPhotosRequestSchema,
  GetUploadedPhotosResponseSchema,
  type GetUploadedPhotosRequest,
} from '@yarrow/contracts/reviews/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { PhotosService } from './photos.service.js';

/** Answers services that are given a handle and keep the photo's address. */
@Controller()
export class UploadedPhotosResponder {
  constructor(private readonly photos: PhotosService) {}

  @OnRequest(GetUploadedPhotosRequestSchema, GetUploadedPhotosResponseSchema)
  async get({
    userId,
    handles,
  }: GetUploadedPhotosRequest): Promise<MessageInitShape<typeof GetUploadedPhotosResponseSchema>> {
    return { photos: await this.photos.listUploaded(userId, handles) };
  }
}
