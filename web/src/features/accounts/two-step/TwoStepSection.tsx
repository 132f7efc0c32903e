import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AppDialog } from './AppDialog.js';
import { PasskeyDialog } from './PasskeyDialog.js';
import { PasswordQuestion } from './PasswordQuestion.js';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.js';
import styles from './TwoStep.module.css';
import {
  type Passkey,
  RemoveAuthenticatorApp,
  RemovePasskey,
  RenewRecoveryCodes,
  type SecondFactor,
  TwoStepLogin,
} from './twoStep.js';

type Task = { kind: 'app' | 'passkey' | 'removeApp' | 'renewCodes' } | { kind: 'removePasskey'; passkey: Passkey };

/** The second factor of the account. */
export function TwoStepSection() {
  const { data, error, refetch } = useQuery(TwoStepLogin);
  const [task, setTask] = useState<Task>();
  const [codes, setCodes] = useState<readonly string[]>();
  const factor = data?.currentUser?.secondFactor;
  const done = (fresh: readonly string[] | null | undefined) => {
    setTask(undefined);
    if (fresh) setCodes(fresh);
    void refetch();
  };
  return (
    <section aria-labelledby="two-step" className={styles.section}>
      <header>
        <h2 id="two-step">Two-step login</h2>
        <p className={styles.note}>A second step after your password keeps others out, even if they learn it.</p>
      </header>
      {factor && <Factors factor={factor} onTask={setTask} />}
      {!factor && (error ? <ErrorState heading="h3" onRetry={() => void refetch()} /> : <Skeleton shape="card" />)}
      {task && <TaskDialog task={task} onClose={() => setTask(undefined)} onDone={done} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  );
}

function Factors({ factor, onTask }: { factor: SecondFactor; onTask: (task: Task) => void }) {
  const { authenticatorApp, authenticatorAppOffered, passkeys, recoveryCodesLeft } = factor;
  const on = authenticatorApp || passkeys.length > 0;
  return (
    <>
      <ul className={styles.list}>
        {(authenticatorApp || authenticatorAppOffered) && (
          <Card as="li" padding="none" className={styles.item}>
            <div>
              <h3>Authenticator app {authenticatorApp && <Badge tone="success">On</Badge>}</h3>
              <p className={styles.note}>A code from an app on your phone.</p>
            </div>
            {authenticatorApp ? (
              <Button variant="outline" size="sm" onClick={() => onTask({ kind: 'removeApp' })}>
                Remove app
              </Button>
            ) : (
              <Button variant="outline" size="sm" onClick={() => onTask({ kind: 'app' })}>
                Set up an app
              </Button>
            )}
          </Card>
        )}
        {passkeys.map((passkey) => (
          <Card key={passkey.id} as="li" padding="none" className={styles.item}>
            <div>
              <h3>
                {passkey.name} <Badge tone="success">Passkey</Badge>
              </h3>
              <p className={styles.note}>{usedText(passkey)}</p>
            </div>
            <Button variant="outline" size="sm" onClick={() => onTask({ kind: 'removePasskey', passkey })}>
              Remove<span className="visually-hidden"> {passkey.name}</span>
            </Button>
          </Card>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant={on ? 'outline' : 'primary'} onClick={() => onTask({ kind: 'passkey' })}>
          Add a passkey
        </Button>
        {on && (
          <Button variant="ghost" onClick={() => onTask({ kind: 'renewCodes' })}>
            New recovery codes
          </Button>
        )}
      </div>
      {on && (
        <p className={styles.note}>
          {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
        </p>
      )}
    </>
  );
}

interface TaskDialogProps {
  task: Task;
  onClose: () => void;
  onDone: (codes?: readonly string[] | null) => void;
}

function TaskDialog({ task, onClose, onDone }: TaskDialogProps) {
  if (task.kind === 'app') return <AppDialog {...{ onClose, onDone }} />;
  if (task.kind === 'passkey') return <PasskeyDialog {...{ onClose, onDone }} />;
  if (task.kind === 'removePasskey') return <RemovePasskeyDialog passkey={task.passkey} {...{ onClose, onDone }} />;
  return task.kind === 'removeApp' ? (
    <RemoveAppDialog {...{ onClose, onDone }} />
  ) : (
    <RenewCodesDialog {...{ onClose, onDone }} />
  );
}

type DialogProps = Omit<TaskDialogProps, 'task'>;

const OPTIONS = { failure: CONNECTION_MESSAGE, fields: ['currentPassword'], shown: 'inline' } as const;

function RemoveAppDialog({ onClose, onDone }: DialogProps) {
  const remove = useAction(RemoveAuthenticatorApp, { ...OPTIONS, onSuccess: () => onDone() });
  return (
    <PasswordQuestion
      danger
      title="Remove the app?"
      description="Its codes no longer log you in. With the last second step, your password alone is enough."
      action="Remove app"
      message={remove.message}
      onClose={onClose}
      onAnswer={(currentPassword) => remove.run({ currentPassword })}
    />
  );
}

function RemovePasskeyDialog({ passkey, onClose, onDone }: DialogProps & { passkey: Passkey }) {
  const remove = useAction(RemovePasskey, { ...OPTIONS, onSuccess: () => onDone() });
  return (
    <PasswordQuestion
      danger
      title={`Remove ${passkey.name}?`}
      description="It no longer logs you in. With the last second step, your password alone is enough."
      action="Remove passkey"
      message={remove.message}
      onClose={onClose}
      onAnswer={(currentPassword) => remove.run({ id: passkey.id, currentPassword })}
    />
  );
}

function RenewCodesDialog({ onClose, onDone }: DialogProps) {
  const renew = useAction(RenewRecoveryCodes, {
    ...OPTIONS,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <PasswordQuestion
      title="Make new recovery codes?"
      description="The ones you have stop working."
      action="Make new codes"
      message={renew.message}
      onClose={onClose}
      onAnswer={(currentPassword) => renew.run({ currentPassword })}
    />
  );
}

function usedText({ createdAt, lastUsedAt }: Passkey): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = (time: string) => formatDate(parseOffsetDateTime(time), timeZone);
  return lastUsedAt ? `Last used ${day(lastUsedAt)}` : `Added ${day(createdAt)}, not used yet`;
}
