import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type RemoveSecondFactorRequest,
  RemoveSecondFactorRequestSchema,
  RemoveSecondFactorResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { OnRequest } from '@yarrow/kit/on-request';
import { SecondFactorRemovalService } from './second-factor-removal.service.js';

/** Answers `yarrow-admin remove-second-factor`. */
@Controller()
export class SecondFactorRemovalResponder {
  constructor(private readonly removal: SecondFactorRemovalService) {}

  @OnRequest(RemoveSecondFactorRequestSchema, RemoveSecondFactorResponseSchema)
  async remove({
    account,
  }: RemoveSecondFactorRequest): Promise<MessageInitShape<typeof RemoveSecondFactorResponseSchema>> {
    try {
      return { userId: await this.removal.remove(account) };
    } catch (error) {
      if (error instanceof DomainError) return { refusal: error.message };
      throw error;
    }
  }
}
