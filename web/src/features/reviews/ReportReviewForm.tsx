import { useState, type FormEvent } from 'react';
import { graphql } from '../../gql/gql.js';
import type { ReviewReportReason } from '../../gql/graphql.js';
import { useAction } from '../../lib/useAction.js';
import { useRequestKey } from '../../lib/useRequestKey.js';
import { Alert } from '../../ui/Alert.js';
import { Button } from '../../ui/Button.js';
import { chakra } from '../../ui/chakra.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextArea } from '../../ui/TextField.js';

const ReportReview = graphql(`
  mutation ReportReview($input: ReportReviewInput!) {
    reportReview(input: $input) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

const REASONS = [
  { value: 'abusive', title: 'It insults, threatens or discriminates' },
  {
    value: 'private',
    title: 'It says something private',
    description: 'A diagnosis, an address or the name of somebody else',
  },
  { value: 'not_genuine', title: 'It is not about a visit', description: 'Or it is about another practitioner' },
  { value: 'advertising', title: 'It advertises something' },
  { value: 'other', title: 'Something else' },
] as const satisfies readonly { value: ReviewReportReason; title: string; description?: string }[];

const MAX_DETAILS = 1000;

export interface ReportReviewFormProps {
  reviewId: string;
  onSent: () => void;
}

/** Why a review is reported; what was typed stays where sending fails. */
export function ReportReviewForm({ reviewId, onSent }: ReportReviewFormProps) {
  const [reason, setReason] = useState<ReviewReportReason>();
  const [details, setDetails] = useState('');
  const [tried, setTried] = useState(false);
  const keyOf = useRequestKey();
  const report = useAction(ReportReview, {
    failure: 'The report was not sent. Please try again.',
    shown: 'inline',
    fields: ['details'],
    onSuccess: onSent,
  });
  const needsDetails = reason === 'other' && details.trim() === '';
  const problem = needsDetails && tried ? "Please say what's wrong with it." : report.fieldErrors['details'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason || needsDetails) return;
    const input = { reviewId, reason, details: details.trim() };
    void report.run({ input: { ...input, idempotencyKey: keyOf(input) } });
  };
  return (
    <chakra.form method="post" noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" onSubmit={submit}>
      <RadioCards legend="What's wrong with it?" options={REASONS} value={reason} onChange={setReason} />
      {tried && !reason && <Alert tone="error">Please choose a reason.</Alert>}
      <TextArea
        label="What should we know?"
        optional={reason !== 'other'}
        hint="Only our staff read this."
        rows={4}
        maxLength={MAX_DETAILS}
        value={details}
        error={problem}
        onChange={(event) => setDetails(event.target.value)}
      />
      {report.message && <Alert tone="error">{report.message}</Alert>}
      <div>
        <Button type="submit" loading={report.pending}>
          Send the report
        </Button>
      </div>
    </chakra.form>
  );
}
