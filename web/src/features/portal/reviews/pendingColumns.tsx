import { formatDate } from '@yarrow/time/format';
import { shownPhone } from '../../../lib/shownPhone.js';
import { Absent } from '../../../portal-ui/Absent.js';
import type { DataColumn } from '../../../portal-ui/DataTable.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { DismissRequestButton } from './DismissRequestButton.js';
import type { PendingReviewRow } from './pendingReviews.js';
import { ResendRequestButton } from './ResendRequestButton.js';

/** @param zone IANA name of the practice's */
export function pendingColumns(zone: string): DataColumn<PendingReviewRow>[] {
  return [
    {
      id: 'name',
      header: 'Client',
      cell: ({ firstName, reviewRequireConfirmation, videoReviews }) => (
        <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
          {firstName} {reviewRequireConfirmation && <Badge tone="info">Imported</Badge>}
          {videoReviews[0] && <Badge>{videoReviews[0].isUploadLink ? 'Video link sent' : 'Video received'}</Badge>}
        </chakra.span>
      ),
    },
    {
      id: 'contact',
      header: 'Contact',
      addresses: true,
      cell: ({ phone, email }) => (phone ? shownPhone(phone) : (email ?? <Absent />)),
    },
    {
      id: 'requested',
      header: 'Requested',
      cell: ({ reviewRequestedAt }) => (
        <chakra.span whiteSpace="nowrap">{formatDate(Date.parse(reviewRequestedAt), zone)}</chakra.span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (request) => (
        <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
          <ResendRequestButton request={request} />
          {request.reviewLink && <CopyLinkButton href={request.reviewLink} label="Copy review link" />}
          <DismissRequestButton request={request} />
        </chakra.span>
      ),
    },
  ];
}
