import { useState, type FormEvent } from 'react';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { ClientPicker } from '../../../portal-ui/ClientPicker.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { useVideoCall } from './useVideoCall.js';

interface CreatedLink {
  upload_hash: string;
}

/** Makes the link through which a client sends a video; they get it by mail. */
export function CreateLinkForm() {
  const [clientId, setClientId] = useState('');
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<string>();
  const keyOf = useRequestKey();
  const { call, pending } = useVideoCall();
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (!clientId) return setProblem('Please select a client first');
    const body = { client_id: clientId, idempotency_key: keyOf({ clientId, made }) };
    const link = await call<CreatedLink>({
      ...{ method: 'POST', path: '/portal/video_reviews/create_video_upload_link', body },
      ...{ failure: 'Error creating link', doing: 'creating link', success: 'The link was made and sent.' },
    });
    if (!link) return;
    setMade(`/video-review/upload/${link.upload_hash}`);
    setClientId('');
  };
  const choose = (id: string) => {
    setClientId(id);
    setProblem(undefined);
  };
  return (
    <Card>
      <chakra.form
        method="post"
        noValidate
        display="grid"
        gap="3"
        maxW="40rem"
        onSubmit={(event) => void create(event)}
      >
        <div>
          <chakra.h2 fontSize="lg">Ask a client for a video</chakra.h2>
          <chakra.p color="textSoft">They get a link by mail. It takes one video and is open for seven days.</chakra.p>
        </div>
        <ClientPicker value={clientId} onChange={choose} error={problem} />
        <div>
          <Button type="submit" loading={pending}>
            Create upload link
          </Button>
        </div>
        {made && (
          <Alert tone="success" action={<CopyLinkButton href={made} variant="outline" />}>
            The link is ready.
          </Alert>
        )}
      </chakra.form>
    </Card>
  );
}
