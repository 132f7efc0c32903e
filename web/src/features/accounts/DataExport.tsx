import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PasswordQuestion } from './two-step/PasswordQuestion.js';
import styles from './two-step/TwoStep.module.css';

const StartDataExport = graphql(`
  mutation StartDataExport($currentPassword: String!) {
    startDataExport(currentPassword: $currentPassword) {
      result
      errors {
        code
        message
        field
      }
      url
    }
  }
`);

/** All that is kept about the account, as a file. */
export function DataExport() {
  const [asking, setAsking] = useState(false);
  const start = useAction(StartDataExport, {
    failure: CONNECTION_MESSAGE,
    fields: ['currentPassword'],
    shown: 'inline',
    onSuccess: ({ url }) => {
      setAsking(false);
      // The answer is a download: the page stays.
      window.location.assign(url!);
    },
  });
  return (
    <section aria-labelledby="your-data" className={styles.section}>
      <header>
        <h2 id="your-data">Your data</h2>
        <p className={styles.note}>
          Download what Yarrow keeps about you: your account, visits, payments and reviews, and with a practice its
          clients and records too.
        </p>
      </header>
      <div>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Download your data
        </Button>
      </div>
      {asking && (
        <PasswordQuestion
          title="Download your data"
          description="The file holds personal details. Please enter your password so we know it's you."
          action="Download"
          message={start.message}
          onClose={() => setAsking(false)}
          onAnswer={(currentPassword) => start.run({ currentPassword })}
        />
      )}
    </section>
  );
}
