import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import { FilePlace } from '../../../portal-ui/FilePlace.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { Progress } from '../../../ui/Progress.js';
import { DOCUMENT_ACCEPT, documentProblem, sendDocument } from './sendDocument.js';

export interface DocumentUploadProps {
  optional: boolean;
  /** Of what has arrived; empty for nothing. */
  documentName: string;
  onUploaded: (document: { handle: string; name: string }) => void;
  onRemove: () => void;
}

/** Takes one PDF or picture, visible only to the practice and staff. Another choice replaces the previous one. */
export function DocumentUpload({ optional, documentName, onUploaded, onRemove }: DocumentUploadProps) {
  const id = useId();
  const { sending, problem, send } = useDocumentUpload(onUploaded);
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="2">
      <chakra.span id={id} fontWeight={560} fontSize="sm">
        Document{' '}
        {optional && (
          <chakra.span color="textFaint" fontWeight={400}>
            optional
          </chakra.span>
        )}
      </chakra.span>
      {documentName && (
        <chakra.div display="flex" gap="3" alignItems="center">
          <Icon name="check" size={18} />
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {documentName}
          </chakra.span>
          <Button size="sm" variant="outline" onClick={onRemove}>
            Remove document
          </Button>
        </chakra.div>
      )}
      {sending && <Progress label={sending.name} share={sending.share} />}
      <FilePlace
        icon="upload"
        label={documentName ? 'Choose another document' : 'Choose a document'}
        hint="or drop it here. PDF, JPEG, PNG or WebP, at most 10 MB."
        accept={DOCUMENT_ACCEPT}
        errorId={problem && `${id}-error`}
        onChoose={([file]) => file && send(file)}
      />
      {problem && (
        <chakra.p id={`${id}-error`} role="alert" color="danger" fontSize="sm">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function useDocumentUpload(onUploaded: DocumentUploadProps['onUploaded']) {
  const client = useApolloClient();
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const current = useRef<AbortController>(undefined);
  // Aborts the upload when the flyout closes.
  useEffect(() => () => current.current?.abort(), []);
  const send = async (file: File) => {
    current.current?.abort();
    const refused = documentProblem(file);
    setProblem(refused);
    setSending(undefined);
    if (refused) return;
    const abort = new AbortController();
    current.current = abort;
    const { name } = file;
    setSending({ name, share: 0 });
    try {
      const onProgress = (share: number) => !abort.signal.aborted && setSending({ name, share });
      const handle = await sendDocument(client, file, { onProgress, signal: abort.signal });
      if (!abort.signal.aborted) onUploaded({ handle, name });
    } catch (error) {
      if (!abort.signal.aborted) setProblem((error as Error).message);
    } finally {
      if (!abort.signal.aborted) setSending(undefined);
    }
  };
  return { sending, problem, send: (file: File) => void send(file) };
}
