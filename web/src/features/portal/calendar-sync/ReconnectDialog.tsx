import { Suspense, useState } from 'react';
import { isNoted } from '../../../lib/deviceNotes.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.js';
import { useCalendarProfiles } from './useCalendarProfiles.js';

const ReconnectQuestion = lazyPart(async () => (await import('./ReconnectQuestion.js')).ReconnectQuestion);

const keyOf = (practiceId: string) => `yarrow:reconnect-calendar-shown:${practiceId}`;

/**
 * Appears once to practitioners who have only Google connected and have to reconnect it (spec portal-operations §2); a connection
 * that works needs nothing.
 */
export function ReconnectDialog() {
  const practice = useCalendarProfiles();
  const profiles = practice?.calendarProfiles ?? [];
  const onlyGoogle = profiles.every(({ providerName }) => providerName === 'google');
  const isLost = profiles.some(({ erroredAt }) => erroredAt);
  return practice && onlyGoogle && isLost ? <OneTimeQuestion noteKey={keyOf(practice.id)} /> : null;
}

/** Its code is fetched where it is asked only. */
function OneTimeQuestion({ noteKey }: { noteKey: string }) {
  const [due] = useState(() => !isNoted(noteKey));
  return (
    due && (
      // Where it does not load, it is asked with the next visit.
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ReconnectQuestion noteKey={noteKey} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
