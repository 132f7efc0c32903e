import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetEmailConfirmationRequest,
  GetEmailConfirmationRequestSchema,
  GetEmailConfirmationResponseSchema,
} from '@yarrow/contracts/clients/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { EmailConfirmationsService } from './email-confirmations.service.js';

/** Answers services that send mail in an account's name. */
@Controller()
export class EmailConfirmationsResponder {
  constructor(private readonly confirmations: EmailConfirmationsService) {}

  @OnRequest(GetEmailConfirmationRequestSchema, GetEmailConfirmationResponseSchema)
  async get({
    userId,
  }: GetEmailConfirmationRequest): Promise<MessageInitShape<typeof GetEmailConfirmationResponseSchema>> {
    return { confirmed: await this.confirmations.isConfirmed(userId) };
  }
}
