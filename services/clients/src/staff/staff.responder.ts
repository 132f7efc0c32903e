import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  SetStaffRequestSchema,
  SetStaffResponseSchema,
  type SetStaffRequest,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { OnRequest } from '@yarrow/kit/on-request';
import { StaffService } from './staff.service.js';

/** Answers `yarrow-admin create-staff`. */
@Controller()
export class StaffResponder {
  constructor(private readonly staff: StaffService) {}

  @OnRequest(SetStaffRequestSchema, SetStaffResponseSchema)
  async set({ account, staff }: SetStaffRequest): Promise<MessageInitShape<typeof SetStaffResponseSchema>> {
    try {
      return { userId: await this.staff.set(account, staff) };
    } catch (error) {
      if (error instanceof DomainError) return { refusal: error.message };
      throw error;
    }
  }
}
