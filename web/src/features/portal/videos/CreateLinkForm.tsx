import { useState, type FormEvent } from 'react';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { ClientPicker } from '../../../portal-ui/ClientPicker.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { useVideoCall } from './useVideoCall.js';

/** Makes the link through which a client sends a video. It is mailed to the client, and the practice does not get it. */
export function CreateLinkForm() {
  const [clientId, setClientId] = useState('');
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState(0);
  const keyOf = useRequestKey();
  const { call, pending } = useVideoCall();
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (!clientId) return setProblem('Please select a client first');
    const body = { client_id: clientId, idempotency_key: keyOf({ clientId, made }) };
    const link = await call<object>({
      ...{ method: 'POST', path: '/portal/video_reviews/create_video_upload_link', body },
      ...{ failure: 'Error creating link', doing: 'creating link', success: 'The link was sent to your client.' },
      onRefused: setProblem,
    });
    if (!link) return;
    setMade(made + 1);
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
          <chakra.p color="textSoft">
            Clients who have had a visit get a link by email. It takes one video and works for seven days.
          </chakra.p>
        </div>
        <ClientPicker value={clientId} onChange={choose} error={problem} />
        <div>
          <Button type="submit" loading={pending}>
            Create upload link
          </Button>
        </div>
      </chakra.form>
    </Card>
  );
}
