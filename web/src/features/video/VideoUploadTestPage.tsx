import { useQuery } from '@apollo/client/react';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { loginHref } from '../../lib/returnTo.js';
import { ButtonLink } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { TestUploadForm } from './TestUploadForm.js';
import styles from './VideoUploadTestPage.module.css';

const VideoUploadTest = graphql(`
  query VideoUploadTest {
    videoUploadTool {
      videoUploadEnabled
      testMode
      clientId
    }
    currentUser {
      id
      name
      email
      phone
    }
  }
`);

/** `/video-upload-test`: tries an upload out, step by step. It exists in test mode only. */
export function VideoUploadTestPage() {
  usePageTitle('Video upload test');
  const { data, loading, error, refetch: retry } = useQuery(VideoUploadTest);
  if (error) {
    return (
      <main id="main" tabIndex={-1} className={styles.page}>
        <ErrorState heading="h1" onRetry={() => retry()} />
      </main>
    );
  }
  if (loading || !data) {
    return (
      <main id="main" tabIndex={-1} className={styles.page} aria-busy="true">
        <Skeleton lines={8} />
      </main>
    );
  }
  const { videoUploadTool: tool, currentUser: client } = data;
  if (!tool?.testMode) return <NotFoundPage />;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>Video upload test</h1>
      <p className={styles.notice}>
        <strong>Test mode.</strong> Nobody sees what you upload here.
      </p>
      {!tool.videoUploadEnabled && (
        <p className={styles.warning} role="alert">
          Video upload is currently disabled.
        </p>
      )}
      {client ? <ClientFacts {...client} /> : <LogInFirst />}
      <Instructions />
      {client && <TestUploadForm disabled={!tool.videoUploadEnabled} />}
      <TechnicalDetails clientId={tool.clientId ?? '{clientId}'} />
    </main>
  );
}

interface ClientFactsProps {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

function ClientFacts({ name, email, phone }: ClientFactsProps) {
  return (
    <dl className={styles.facts} aria-label="Client">
      <dt>Client</dt>
      <dd>{name}</dd>
      {email && (
        <>
          <dt>Email</dt>
          <dd>{email}</dd>
        </>
      )}
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>{phone}</dd>
        </>
      )}
    </dl>
  );
}

function LogInFirst() {
  return (
    <p className={styles.login}>
      Log in to upload. <ButtonLink href={loginHref('/video-upload-test')}>Log in</ButtonLink>
    </p>
  );
}

function Instructions() {
  return (
    <section className={styles.section}>
      <h2>Instructions</h2>
      <ol className={styles.steps}>
        <li>Choose a video: MP4, MOV, AVI or WebM, at most 100 MB. 30 to 60 seconds is recommended.</li>
        <li>Upload it, and watch the progress.</li>
        <li>Once it's uploaded, transcoding starts on its own, and you'll see its job and status.</li>
      </ol>
    </section>
  );
}

function TechnicalDetails({ clientId }: { clientId: string }) {
  return (
    <section className={styles.section}>
      <h2>Technical details</h2>
      <dl className={styles.facts}>
        <dt>Upload path</dt>
        <dd>
          <code>uploads/videos/{clientId}/</code>
        </dd>
        <dt>Processed path</dt>
        <dd>
          <code>processed/videos/{clientId}/</code>
        </dd>
        <dt>Output</dt>
        <dd>720p MP4 (H.264/AAC)</dd>
        <dt>Max bitrate</dt>
        <dd>2 Mbps</dd>
      </dl>
    </section>
  );
}
