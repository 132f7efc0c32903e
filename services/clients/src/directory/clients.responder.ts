import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetClientRequest,
  GetClientRequestSchema,
  GetClientResponseSchema,
} from '@yarrow/contracts/clients/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { DirectoryService } from './directory.service.js';

/** Answers services whose projection does not have a contact yet. */
@Controller()
export class ClientsResponder {
  constructor(private readonly directory: DirectoryService) {}

  @OnRequest(GetClientRequestSchema, GetClientResponseSchema)
  async get({ practiceId, clientId }: GetClientRequest): Promise<MessageInitShape<typeof GetClientResponseSchema>> {
    const client = await this.directory.findSnapshot(practiceId, clientId);
    return client ? { client } : {};
  }
}
