import { useApolloClient } from '@apollo/client/react';
import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import type { Design } from './formDesign.js';

const IntakeFormVersion = graphql(`
  query IntakeFormVersion($version: Int!) {
    intakeFormVersion(version: $version)
  }
`);

export interface VersionsFlyoutProps {
  design: Design;
  /** IANA name of the practice's. */
  zone: string;
  /** @param form SurveyJS's JSON */
  onRestore: (form: string) => void;
  onClose: () => void;
}

/** The form as it was. A version that is brought back is a change like any other: it can be undone. */
export function VersionsFlyout({ design, zone, onRestore, onClose }: VersionsFlyoutProps) {
  const client = useApolloClient();
  const [pending, setPending] = useState<number>();
  const [failed, setFailed] = useState(false);
  const restore = async (version: number) => {
    setPending(version);
    setFailed(false);
    const answer = await client
      .query({ query: IntakeFormVersion, variables: { version }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    setPending(undefined);
    const form = answer?.data?.intakeFormVersion;
    if (form) onRestore(form);
    else setFailed(true);
  };
  return (
    <Drawer open onClose={onClose} title="Earlier versions">
      {failed && <Alert tone="error">This version could not be loaded. Please try again.</Alert>}
      <chakra.p color="textSoft">
        Clients keep the version that you sent them. Bringing back an earlier one changes only what you send from now
        on.
      </chakra.p>
      <chakra.ul display="grid" gap="2">
        {design.versions.map(({ version, savedAt }) => (
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
                {formatDateTime(parseOffsetDateTime(savedAt), zone)}
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
