import { Injectable } from '@nestjs/common';
import {
  GetUnsettledVisitsRequestSchema,
  GetUnsettledVisitsResponseSchema,
} from '@yarrow/contracts/payments/v1/requests_pb';
import { GetVisitsAheadRequestSchema, GetVisitsAheadResponseSchema } from '@yarrow/contracts/scheduling/v1/requests_pb';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';

/** Whose visits. */
export interface VisitorIds {
  readonly userId: string | null;
  readonly clientIds: readonly string[];
  /** The account is erased at once if it has no visits ahead: it books nothing meanwhile. */
  readonly closeAccount?: boolean;
}

/** What a person has at the services that own visits and payments. */
export interface VisitRecords {
  /** Visits that stand and have not ended. */
  readonly visitsAhead: number;
  /** Visits of which something is owed, or whose payment or refund is under way. */
  readonly unsettledVisits: number;
  /** Sessions of packages that were paid for and not used. */
  readonly sessionsLeft: number;
  /** Ids of records that were merged into the person's contacts. */
  readonly mergedClientIds: readonly string[];
}

@Injectable()
export class VisitRecordsClient {
  constructor(private readonly requests: RequestsClient) {}

  /** @throws Error when one of the two does not answer */
  async get({ userId, clientIds, closeAccount = false }: VisitorIds): Promise<VisitRecords> {
    const whose = { userId: userId ?? '', clientIds: [...clientIds] };
    const [{ visitsAhead, sessionsLeft, mergedClientIds }, { unsettledVisits }] = await Promise.all([
      this.requests.request(GetVisitsAheadRequestSchema, GetVisitsAheadResponseSchema, { ...whose, closeAccount }),
      this.requests.request(GetUnsettledVisitsRequestSchema, GetUnsettledVisitsResponseSchema, whose),
    ]);
    return { visitsAhead, sessionsLeft, mergedClientIds, unsettledVisits };
  }
}
