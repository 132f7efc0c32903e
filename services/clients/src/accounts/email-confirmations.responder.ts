import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetEmailConfirmationRequest,
  GetEmailConfirmationRequestSchema,
  GetEmailConfirmationResponseSchema,
} from '@yarrow/contracts/clients/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { OnRequest } from '@yarrow/kit/request-reply';
import { DataSource } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';

/** Answers services that send mail in an account's name. */
@Controller()
export class EmailConfirmationsResponder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
  ) {}

  @OnRequest(GetEmailConfirmationRequestSchema, GetEmailConfirmationResponseSchema)
  async get({
    userId,
  }: GetEmailConfirmationRequest): Promise<MessageInitShape<typeof GetEmailConfirmationResponseSchema>> {
    const user = isUuid(userId) ? await this.accounts.findById(this.dataSource.manager, userId) : null;
    return { confirmed: Boolean(user?.emailConfirmedAt) };
  }
}
