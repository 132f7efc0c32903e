import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState, type ReactNode } from 'react';
import { Alert } from '../ui/Alert.js';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Drawer } from '../ui/Dialog.js';

export interface VersionsFlyoutProps {
  /** The newest first; `at` is when the version was made, ISO 8601. */
  versions: readonly { version: number; at: string }[];
  /** IANA name of the practice's. */
  zone: string;
  /** What bringing one back means. */
  children: ReactNode;
  /** The document as it was; undefined where it did not come. */
  load: (version: number) => Promise<string | null | undefined>;
  onRestore: (document: string) => void;
  onClose: () => void;
}

/** What is edited as it was. A version that is brought back is a change like any other: it can be undone. */
export function VersionsFlyout({ versions, zone, children, load, onRestore, onClose }: VersionsFlyoutProps) {
  const [pending, setPending] = useState<number>();
  const [failed, setFailed] = useState(false);
  const restore = async (version: number) => {
    setPending(version);
    setFailed(false);
    const document = await load(version).catch(() => undefined);
    setPending(undefined);
    if (document) onRestore(document);
    else setFailed(true);
  };
  return (
    <Drawer open onClose={onClose} title="Earlier versions">
      {failed && <Alert tone="error">This version could not be loaded. Please try again.</Alert>}
      <chakra.p color="textSoft">{children}</chakra.p>
      <chakra.ul display="grid" gap="2">
        {versions.map(({ version, at }) => (
          <chakra.li
            key={version}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="center"
            justifyContent="space-between"
            py="2"
            px="3"
            border="1px solid"
            borderColor="line"
            rounded="md"
          >
            <span>
              Version {version}
              <chakra.span display="block" color="textSoft" fontSize="sm">
                {formatDateTime(parseOffsetDateTime(at), zone)}
              </chakra.span>
            </span>
            <Button
              size="sm"
              variant="outline"
              loading={pending === version}
              aria-label={`Bring back version ${version}`}
              onClick={() => void restore(version)}
            >
              Bring back
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Drawer>
  );
}
