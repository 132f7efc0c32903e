import { useSession } from '../../session/session.js';

/** Whether the page is open in a session of the practice: to be paid in person. */
export function useIsPractitioner(practiceId: string): boolean {
  const { user } = useSession();
  return user?.practice?.id === practiceId;
}
