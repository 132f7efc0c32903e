import { useState } from 'react';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { TextArea } from '../../../ui/TextField.js';
import { replyRisks, type ReplyRisk } from './replyGuard.js';
import type { CompletedReviewRow } from './useCompletedReviews.js';

const ReplyToReview = graphql(`
  mutation ReplyToReview($reviewId: ID!, $message: String!) {
    addEditReviewReply(reviewId: $reviewId, message: $message) {
      result
      errors {
        code
        message
        field
      }
      review {
        id
        reviewReply {
          message
          updatedAt
        }
      }
    }
  }
`);

/** Spec portal-configuration §5. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 2000;
const schema = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_LENGTH, `The reply needs at least ${MIN_LENGTH} characters.`),
      z.maxLength(MAX_LENGTH, `The reply can have at most ${MAX_LENGTH} characters.`),
    ),
});

const RISKS: Readonly<Record<ReplyRisk, string>> = {
  name: 'It names your client.',
  health: 'It speaks of their treatment or their health.',
  date: 'It says when they were with you.',
};

export interface ReplyFlyoutProps {
  review: CompletedReviewRow;
  onClose: () => void;
}

/** A public reply. Asks for confirmation before posting one that reveals who was treated for what. */
export function ReplyFlyout({ review, onClose }: ReplyFlyoutProps) {
  const { id: reviewId, author, client, reviewReply: reply } = review;
  const action = useAction(ReplyToReview, {
    success: 'Your reply has been posted',
    failure: 'Error replying to review',
    reasons: 'appended',
    shown: 'inline',
  });
  const guard = useReplyGuard();
  const save = async ({ message }: { message: string }) => {
    const risks = replyRisks(message, { firstName: client?.firstName ?? null, lastName: client?.lastName ?? null });
    if (!(await guard.mayPost(risks))) return { ok: false, message: '', fieldErrors: {} } as const;
    return action.run({ reviewId, message });
  };
  return (
    <>
      <FlyoutForm
        open
        title={reply ? `Edit your reply to ${author}` : `Reply to ${author}`}
        original={{ message: reply?.message ?? '' }}
        saveLabel="Post reply"
        {...{ schema, onClose }}
        onSave={save}
      >
        {({ register, formState: { errors } }) => (
          <>
            {review.review && (
              <chakra.blockquote m="0" py="2" pl="4" borderLeft="3px solid" borderColor="line" overflowWrap="anywhere">
                {review.review}
              </chakra.blockquote>
            )}
            <TextArea
              label="Your reply"
              hint="Everyone sees it below the review."
              rows={7}
              {...register('message')}
              error={errors.message?.message}
            />
          </>
        )}
      </FlyoutForm>
      <ConfirmDialog
        open={guard.risks !== undefined}
        title="Does your reply tell too much?"
        description="Everyone can read it. Whether and why someone was treated is theirs to share."
        confirm="Post anyway"
        keep="Change the reply"
        onConfirm={() => guard.answer(true)}
        onClose={() => guard.answer(false)}
      >
        <ul>
          {guard.risks?.map((risk) => (
            <li key={risk}>{RISKS[risk]}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

/** Asks about the risks of a reply, and waits for the answer. */
function useReplyGuard() {
  const [question, setQuestion] = useState<{ risks: ReplyRisk[]; answer: (post: boolean) => void }>();
  const mayPost = (risks: ReplyRisk[]): Promise<boolean> => {
    if (risks.length === 0) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ risks, answer }));
  };
  const answer = (post: boolean) => {
    question?.answer(post);
    setQuestion(undefined);
  };
  return { risks: question?.risks, mayPost, answer };
}
