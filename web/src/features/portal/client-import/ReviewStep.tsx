import { useMemo, useState } from 'react';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../ui/Alert.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Progress } from '../../../ui/Progress.js';
import { Select } from '../../../ui/Select.js';
import { clientCount } from './clientCount.js';
import { EditRowFlyout } from './EditRowFlyout.js';
import { outcomesOf, withoutRows, withRow, type ImportDraft, type RowOutcome } from './importDraft.js';
import { ReviewTable } from './ReviewTable.js';
import { UnpublishedNotice } from './UnpublishedNotice.js';
import { StepBar } from './StepBar.js';
import { stepHref } from './useImportSteps.js';
import { useSendList } from './useSendList.js';

export interface ReviewStepProps {
  /** The practice's profile can be seen. */
  published: boolean;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
  /** All of the list has arrived. */
  onSent: (importId: string) => void;
}

/** Step 4: the rows that were read, to be reviewed, corrected and sent. */
export function ReviewStep({ published, draft, onChange, onSent }: ReviewStepProps) {
  const [byText, setByText] = useState(false);
  const [shown, setShown] = useState<Shown>('all');
  const [editing, setEditing] = useState<number>();
  const { send, share, problem } = useSendList(onSent);
  const sending = share !== undefined;
  const guard = useLeaveGuard(draft.edited || sending);
  const outcomes = useMemo(() => outcomesOf(draft.rows, byText), [draft.rows, byText]);
  const counts = useMemo(() => countsOf(draft, outcomes), [draft, outcomes]);
  const rows = useMemo(
    () => draft.rows.filter(({ row, check }) => SHOWN[shown].fits(outcomes.get(row)!, check.withoutPhone ?? false)),
    [draft.rows, outcomes, shown],
  );
  const edited = draft.rows.find(({ row }) => row === editing);
  return (
    <chakra.section display="grid" gap="4" minW="0" aria-labelledby="review">
      <chakra.h2 id="review" fontSize="lg">
        Review your list
      </chakra.h2>
      <Summary draft={draft} counts={counts} />
      {!published && <UnpublishedNotice />}
      {counts.numbersOnly > 0 && (
        <Checkbox
          label={`Also invite ${clientCount(counts.numbersOnly)} without an email address, by text message`}
          hint="Only choose this if they agreed to get texts from you."
          checked={byText}
          disabled={sending}
          onChange={({ target }) => setByText(target.checked)}
        />
      )}
      <ShownChoice {...{ shown, counts }} onChange={setShown} />
      <ReviewTable
        {...{ rows, outcomes }}
        disabled={sending}
        onOpen={setEditing}
        onRemove={(removed) => onChange(withoutRows(draft, removed))}
      />
      <SendBar
        {...{ share, problem }}
        backTo={stepHref(draft.source === 'copy_paste' ? 'paste' : 'upload')}
        count={counts.invited}
        onSend={() => void send(draft, byText)}
      />
      {edited && (
        <EditRowFlyout
          row={edited}
          check={draft.check}
          onClose={() => setEditing(undefined)}
          onSave={(row) => onChange(withRow(draft, row))}
        />
      )}
      {editing === undefined && <DiscardQuestion guard={guard} onDiscard={() => undefined} />}
    </chakra.section>
  );
}

/** Which rows are shown. */
type Shown = 'all' | 'invited' | 'left_out' | 'repeated' | 'without_phone';
type Counts = Readonly<Record<Shown | 'numbersOnly', number>>;

const SHOWN: Readonly<Record<Shown, { label: string; fits: (outcome: RowOutcome, withoutPhone: boolean) => boolean }>> =
  {
    all: { label: 'All rows', fits: () => true },
    invited: { label: 'To be invited', fits: (outcome) => outcome === 'mail' || outcome === 'text' },
    left_out: { label: 'Left out', fits: (outcome) => outcome === 'left_out' },
    repeated: { label: 'Listed twice', fits: (outcome) => outcome === 'repeated' },
    without_phone: { label: 'Phone number not readable', fits: (_outcome, withoutPhone) => withoutPhone },
  };
const SHOWN_ORDER = Object.keys(SHOWN) as Shown[];

interface ShownChoiceProps {
  shown: Shown;
  counts: Counts;
  onChange: (shown: Shown) => void;
}

function ShownChoice({ shown, counts, onChange }: ShownChoiceProps) {
  return (
    <chakra.div maxW="20rem">
      <Select
        label="Show"
        value={shown}
        options={SHOWN_ORDER.filter((one) => one === 'all' || one === shown || counts[one] > 0).map((one) => ({
          value: one,
          label: `${SHOWN[one].label} (${counts[one].toLocaleString('en-US')})`,
        }))}
        onChange={({ target }) => onChange(target.value as Shown)}
      />
    </chakra.div>
  );
}

function countsOf({ rows }: ImportDraft, outcomes: ReadonlyMap<number, RowOutcome>): Counts {
  const count = (shown: Shown) =>
    rows.filter(({ row, check }) => SHOWN[shown].fits(outcomes.get(row)!, check.withoutPhone ?? false)).length;
  return {
    ...(Object.fromEntries(SHOWN_ORDER.map((shown) => [shown, count(shown)])) as Record<Shown, number>),
    numbersOnly: rows.filter(({ check }) => check.reach === 'text').length,
  };
}

function Summary({ draft, counts }: { draft: ImportDraft; counts: Counts }) {
  const number = (count: number) => count.toLocaleString('en-US');
  return (
    <chakra.div display="grid" gap="2">
      <p role="status">
        {draft.program && `This is an export from ${draft.program}. `}
        <strong>
          {number(counts.invited)} of {clientCount(counts.all)}
        </strong>{' '}
        will be invited
        {counts.left_out > 0 && `, ${number(counts.left_out)} left out`}
        {counts.repeated > 0 && `, ${number(counts.repeated)} listed twice`}. Whoever is in your directory already is
        not invited again.
      </p>
      {counts.without_phone > 0 && (
        <chakra.p color="textSoft" fontSize="sm">
          {counts.without_phone === 1
            ? "1 phone number can't be read and is left out."
            : `${number(counts.without_phone)} phone numbers can't be read and are left out.`}{' '}
          Open a row to put it right.
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface SendBarProps {
  /** How much of the list has been sent, from 0 to 1; undefined while nothing is. */
  share: number | undefined;
  /** Why it could not be sent; empty where it could. */
  problem: string;
  /** Address of the step before. */
  backTo: string;
  count: number;
  onSend: () => void;
}

function SendBar({ share, problem, backTo, count, onSend }: SendBarProps) {
  return (
    <StepBar>
      {/* Where it is seen however far the list has been scrolled. */}
      {problem && (
        <chakra.div w="100%">
          <Alert tone="error">{problem}</Alert>
        </chakra.div>
      )}
      <ButtonLink variant="outline" href={backTo}>
        Back
      </ButtonLink>
      {share !== undefined && (
        <chakra.div flex="1 1 14rem">
          <Progress label="Sending your list" share={share} />
        </chakra.div>
      )}
      <Button disabled={count === 0} loading={share !== undefined} onClick={onSend}>
        Invite {clientCount(count)}
      </Button>
    </StepBar>
  );
}
