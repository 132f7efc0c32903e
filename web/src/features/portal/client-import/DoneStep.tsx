import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { clientCount } from './clientCount.js';
import { useClientImport } from './useClientImport.js';
import { IMPORT_HREF } from './useImportSteps.js';

export interface DoneStepProps {
  /** Whether the practice's profile can be seen; undefined while that is not known. */
  published: boolean | undefined;
  importId: string;
}

/** Step 6: the end, and the way to the clients. */
export function DoneStep({ published, importId }: DoneStepProps) {
  const { found } = useClientImport(importId);
  return (
    <EmptyState
      icon="check"
      heading="h2"
      title="You’re all set"
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center">
          <ButtonLink href="/portal/clients">See Clients</ButtonLink>
          <ButtonLink variant="outline" href={IMPORT_HREF}>
            Import another list
          </ButtonLink>
        </chakra.div>
      }
    >
      {found && published !== undefined && doneText(found.invitedCount, published)}
    </EmptyState>
  );
}

function doneText(invited: number, published: boolean): string {
  if (invited === 0) return 'Your directory is up to date.';
  return published
    ? `${clientCount(invited)} can now find you online and book their next visit.`
    : `${clientCount(invited)} will be invited to book their next visit as soon as you publish your profile.`;
}
