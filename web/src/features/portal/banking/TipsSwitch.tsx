import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Switch } from '../../../ui/Switch.js';
import { sayUpdated } from './savedToast.js';
import type { BankedPractice } from './useBanking.js';

const UpdatePracticeAcceptsTips = graphql(`
  mutation UpdatePracticeAcceptsTips($acceptsTips: Boolean!) {
    updatePracticeAcceptsTips(acceptsTips: $acceptsTips) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        acceptsTips
      }
    }
  }
`);

/** Whether clients may add a tip. It moves at once, and back when that was refused. */
export function TipsSwitch({ practice: { id, acceptsTips } }: { practice: BankedPractice }) {
  const update = useAction(UpdatePracticeAcceptsTips, {
    failure: 'Please try again later.',
    saysError: true,
    onSuccess: sayUpdated,
    mutation: {
      optimisticResponse: (wanted) => ({
        __typename: 'Mutation',
        updatePracticeAcceptsTips: {
          __typename: 'UpdatePracticePayload',
          result: 'success',
          errors: [],
          practice: { __typename: 'Practice', id, acceptsTips: wanted.acceptsTips },
        },
      }),
    },
  });
  return (
    <Switch
      label="Clients may add a tip"
      checked={acceptsTips}
      onChange={(on) => void update.run({ acceptsTips: on })}
    />
  );
}
