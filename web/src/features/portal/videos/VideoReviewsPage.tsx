import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { useMemo, useState } from 'react';
import { useNow } from '../../../lib/useNow.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { DataTable, type DataColumn } from '../../../portal-ui/DataTable.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { NothingOnPage } from '../../../portal-ui/NothingOnPage.js';
import { pageNumber, useListFilters } from '../../../portal-ui/useListFilters.js';
import { Badge } from '../../../ui/Badge.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Pagination } from '../../../ui/Pagination.js';
import { Select } from '../../../ui/Select.js';
import { CreateLinkForm } from './CreateLinkForm.js';
import { ManagedVideos, type ManagedVideo } from './managedVideos.js';
import { UploadVideoDialog } from './UploadVideoDialog.js';
import { VideoActions } from './VideoActions.js';
import { LINK_STATES, linkStateOf, VIDEO_STATUSES } from './videoStates.js';

const PAGE_SIZE = 20;
const FILTERS = ['show', 'page'] as const;
const SHOWN = [
  { value: '', label: 'Videos and links' },
  { value: 'active_links', label: 'Active links only' },
];

/** /portal/video_reviews: links for videos of clients, and what became of them. */
export function VideoReviewsPage() {
  usePageTitle('Video reviews');
  const { values, set } = useListFilters(FILTERS);
  const page = pageNumber(values.page);
  const activeLinks = values.show === 'active_links';
  const { data, previousData, error, refetch } = useQuery(ManagedVideos, {
    variables: { activeLinks, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const [uploading, setUploading] = useState(false);
  const practice = data?.currentPractice;
  const columns = useColumns(practice?.timeZone ?? 'UTC');
  const total = (practice ?? previousData?.currentPractice)?.managedVideoReviewsCount ?? 0;
  const goTo = (next: number) => set({ page: next === 1 ? '' : String(next) });
  if (practice && !practice.videoReviewsEnabled) return <NotInPlan />;
  return (
    <ListPage
      title="Video reviews"
      actions={
        <Button variant="outline" onClick={() => setUploading(true)}>
          <Icon name="upload" size={18} /> Upload a video
        </Button>
      }
    >
      <CreateLinkForm />
      <chakra.div maxW="16rem">
        <Select
          label="Show"
          hideLabel
          options={SHOWN}
          value={activeLinks ? 'active_links' : ''}
          onChange={({ target }) => set({ show: target.value, page: '' })}
        />
      </chakra.div>
      <DataTable
        label="Video reviews"
        nouns={['video', 'videos']}
        columns={columns}
        rows={practice?.managedVideoReviews ?? undefined}
        rowId={({ id }) => id}
        paging={practice?.managedVideoReviews ? { total, hasMore: false, onMore: () => undefined } : undefined}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        empty={<NoVideos beyond={page > 1} activeLinks={activeLinks} onFirst={() => goTo(1)} />}
      />
      <Pagination page={page} pageCount={Math.ceil(total / PAGE_SIZE)} onChange={goTo} />
      {uploading && <UploadVideoDialog onClose={() => setUploading(false)} />}
    </ListPage>
  );
}

function NotInPlan() {
  return (
    <ListPage title="Video reviews">
      <EmptyState
        icon="info"
        heading="h2"
        title="Not part of your plan"
        action={
          <ButtonLink variant="outline" href="/portal/reviews/completed">
            Back to the reviews
          </ButtonLink>
        }
      >
        Video reviews aren't part of your plan.
      </EmptyState>
    </ListPage>
  );
}

function NoVideos({ beyond, activeLinks, onFirst }: { beyond: boolean; activeLinks: boolean; onFirst: () => void }) {
  if (beyond) return <NothingOnPage icon="star" onFirst={onFirst} />;
  if (activeLinks) {
    return (
      <EmptyState icon="clock" heading="h2" title="No active links">
        Links that can still receive a video appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="star" heading="h2" title="No videos yet">
      Choose a client above to send them a link to record one.
    </EmptyState>
  );
}

/** @param zone IANA name of the practice's */
function useColumns(zone: string): DataColumn<ManagedVideo>[] {
  const nowMs = useNow();
  return useMemo(
    () => [
      { id: 'client', header: 'Client', cell: (video) => <WhoIsOnIt video={video} zone={zone} /> },
      {
        id: 'video',
        header: 'Video',
        cell: (video) => <WhatCame video={video} />,
      },
      { id: 'status', header: 'Status', cell: (video) => <Status video={video} zone={zone} nowMs={nowMs} /> },
      {
        id: 'created',
        header: 'Created',
        cell: ({ createdAt }) => (
          <chakra.span whiteSpace="nowrap">{formatDate(Date.parse(createdAt), zone)}</chakra.span>
        ),
      },
      { id: 'actions', header: 'Actions', cell: (video) => <VideoActions video={video} /> },
    ],
    [zone, nowMs],
  );
}

function WhoIsOnIt({ video: { clientName, client }, zone }: { video: ManagedVideo; zone: string }) {
  const [last] = client?.appointments ?? [];
  return (
    <chakra.span display="inline-grid" gap="1">
      {clientName}
      {last && (
        <chakra.span color="textSoft" fontSize="xs">
          Last visit {formatDate(Date.parse(last.endsAt), zone)}
        </chakra.span>
      )}
    </chakra.span>
  );
}

function WhatCame({ video: { isUploadLink, title, originalFilename, uploadedByPractice } }: { video: ManagedVideo }) {
  if (isUploadLink) return 'Link sent by email';
  return (
    <chakra.span display="inline-grid" gap="1">
      {title || originalFilename}
      {uploadedByPractice && (
        <chakra.span color="textSoft" fontSize="xs">
          Uploaded by you
        </chakra.span>
      )}
    </chakra.span>
  );
}

function Status({ video, zone, nowMs }: { video: ManagedVideo; zone: string; nowMs: number }) {
  const isLink = video.isUploadLink;
  const { label, tone } = isLink ? LINK_STATES[linkStateOf(video, nowMs)] : VIDEO_STATUSES[video.status];
  const until = isLink && video.uploadEnabled && `until ${formatDate(Date.parse(video.uploadExpiresAt), zone)}`;
  const more = until || (video.status === 'failed' && video.failure);
  return (
    <chakra.span display="inline-grid" gap="1" justifyItems="start">
      <Badge tone={tone}>{label}</Badge>
      {more && (
        <chakra.span color="textSoft" fontSize="xs">
          {more}
        </chakra.span>
      )}
    </chakra.span>
  );
}
