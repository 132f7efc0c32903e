import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { RouteLink } from '../../../ui/chakra.js';

const PracticeKeepsNotes = graphql(`
  query PracticeKeepsNotes {
    currentPractice {
      id
      clientNotesEnabled
    }
  }
`);

/** The way to the notes about a visit, for practices that keep them. Without an answer nothing else is lost. */
export function AddNotesLink({ clientId, token }: { clientId: string; token: string }) {
  const { data } = useQuery(PracticeKeepsNotes);
  if (!data?.currentPractice?.clientNotesEnabled) return null;
  return <RouteLink href={`/portal/clients/${clientId}#${token}`}>Add notes</RouteLink>;
}
