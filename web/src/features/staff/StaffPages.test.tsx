import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { StaffPages } from './StaffPages.js';

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
});
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

const user = (isStaff: boolean) => ({
  ...{
    __typename: 'User',
    id: 'u',
    kind: 'client',
    name: 'Robin Achebe',
    firstName: 'Robin',
    email: 'robin@example.com',
  },
  ...{ emailConfirmed: true, isStaff, practice: null },
});
const PRACTICE = {
  ...{ __typename: 'Practice', id: 'p', name: 'Still Water', url: '/p/still-water', practitionerName: 'Ines Duarte' },
  features: ['packages'],
};
const CREDENTIAL = {
  ...{
    __typename: 'ProCredential',
    id: 'c',
    name: 'Degree',
    issuer: null,
    licenseNumber: '4711',
    stateIssued: 'ontario',
  },
  ...{ createdAt: '2026-11-20T17:00:00Z', filestackDocument: 'doc', filestackDocumentName: 'diploma.pdf' },
};
const REPORTED = {
  __typename: 'ReportedReview',
  review: {
    ...{ __typename: 'Review', id: 'r', author: 'Maya R.', rating: 1, review: 'Names my neighbour.' },
    ...{ createdAtAgoInWords: 'today', practice: PRACTICE },
  },
  reports: [
    { __typename: 'ReviewReport', id: 'x', reason: 'private', details: 'My neighbour.', isByPractice: true },
    { __typename: 'ReviewReport', id: 'y', reason: 'abusive', details: '', isByPractice: false },
  ],
};
const done = (field: string, own: object = {}) => ({
  [field]: { __typename: 'DecideCredentialPayload', result: 'success', errors: [], ...own },
});
const refused = (field: string, message: string) => ({
  [field]: {
    ...{ __typename: 'DecideCredentialPayload', result: 'failure', practice: null },
    errors: [{ __typename: 'UserError', code: 'invalid_reason', message, field: 'reason' }],
  },
});

/** The lists are empty once something was decided. */
function open(path: string, own: Answers = {}, isStaff = true) {
  const page: ReturnType<typeof renderPage> = renderPage(
    <>
      <StaffPages />
      <ToastRegion />
    </>,
    {
      CurrentUser: () => ({ currentUser: user(isStaff) }),
      WaitingForStaff: () => ({ pendingCredentialsCount: left(), reportedReviewsCount: left() }),
      PendingCredentials: () => ({
        credentialStates: [{ __typename: 'PracticeChoice', id: 'ontario', name: 'Ontario' }],
        pendingCredentials: left()
          ? [{ __typename: 'PendingCredential', credential: CREDENTIAL, practice: PRACTICE }]
          : [],
      }),
      ReportedReviews: () => ({ reportedReviews: left() ? [REPORTED] : [] }),
      ...own,
    },
    path,
  );
  const left = () => (asked(page, /Credential$|Review|Reports$/).some(({ sent }) => sent) ? 0 : 1);
  return page;
}
const MUTATIONS = ['ApproveCredential', 'DeclineCredential', 'DismissReviewReports', 'RemoveReportedReview'];
const asked = (page: ReturnType<typeof renderPage> | undefined, pattern: RegExp) =>
  (page?.asked ?? [])
    .filter(({ operation }) => pattern.test(operation))
    .map(({ operation, variables }) => ({ operation, variables, sent: MUTATIONS.includes(operation) }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the pages of the staff', () => {
  it('are for accounts with the rights of staff', async () => {
    open('/staff', {}, false);
    expect(await screen.findByText('This part is for staff')).toBeTruthy();
    cleanup();
    document.cookie = 'yarrow_csrf=; max-age=0';
    const { visited } = open('/staff/log');
    await waitFor(() => expect(visited.at(-1)).toBe('/login?return_to=%2Fstaff%2Flog'));
  });
});

describe('credentials that wait', () => {
  it('are shown with whose they are and their document, and approved', async () => {
    const page = open('/staff', { ApproveCredential: () => done('approveCredential') });
    const row = within((await screen.findByText('Ontario · No. 4711')).closest('li')!);
    expect(row.getByRole('link', { name: 'diploma.pdf' }).getAttribute('href')).toBe('/media/documents/doc');
    expect(row.getByRole('link', { name: 'Still Water' }).getAttribute('href')).toBe('/p/still-water');
    await press('Approve Degree');
    expect(await screen.findByText('Degree is approved')).toBeTruthy();
    expect(await screen.findByText('Nothing waits')).toBeTruthy();
    expect(asked(page, /^Approve/)).toMatchObject([{ variables: { credentialId: 'c' } }]);
  });

  it('are declined for a reason, which stays where it is refused', async () => {
    let refuse = true;
    const page = open('/staff', {
      DeclineCredential: () =>
        refuse ? refused('declineCredential', 'Please give another reason.') : done('declineCredential'),
      PendingCredentials: () => ({
        credentialStates: [],
        pendingCredentials: [{ __typename: 'PendingCredential', credential: CREDENTIAL, practice: PRACTICE }],
      }),
    });
    await press('Decline Degree');
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Decline credential' });
    expect(confirm.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' No seal. ' } });
    fireEvent.click(confirm);
    expect(await dialog.findByText('Please give another reason.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(' No seal. ');
    refuse = false;
    fireEvent.click(confirm);
    expect(await screen.findByText('Degree is declined')).toBeTruthy();
    expect(asked(page, /^Decline/)).toMatchObject([
      { variables: { credentialId: 'c', reason: 'No seal.' } },
      { variables: { credentialId: 'c', reason: 'No seal.' } },
    ]);
  });

  it('say that they did not load', async () => {
    open('/staff', {
      PendingCredentials: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});

describe('reported reviews', () => {
  it('are shown with what was said against them, and kept', async () => {
    const page = open('/staff/reports', { DismissReviewReports: () => done('dismissReviewReports') });
    const reports = within(await screen.findByRole('list', { name: 'Reports about the review by Maya R.' }));
    expect(reports.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Says something private, says the practiceMy neighbour.',
      'Insults, threatens or discriminates',
    ]);
    await press('Keep the review by Maya R.');
    expect(await screen.findByText('The review stays')).toBeTruthy();
    expect(await screen.findByText('Nothing waits')).toBeTruthy();
    expect(asked(page, /^Dismiss/)).toMatchObject([{ variables: { reviewId: 'r' } }]);
  });

  it('are removed for a reason', async () => {
    const page = open('/staff/reports', { RemoveReportedReview: () => done('removeReportedReview') });
    await press('Remove the review by Maya R.');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Names somebody.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove review' }));
    expect(await screen.findByText('The review is removed')).toBeTruthy();
    expect(asked(page, /^Remove/)).toMatchObject([{ variables: { reviewId: 'r', reason: 'Names somebody.' } }]);
  });
});

describe('features', () => {
  it('are found by a part of a name and switched', async () => {
    const page = open('/staff/features', {
      PracticesForStaff: ({ query }) => ({ practicesForStaff: query === ('still' as never) ? [PRACTICE] : [] }),
      SwitchFeature: () =>
        done('switchFeature', { practice: { __typename: 'Practice', id: 'p', features: ['packages', 'currency'] } }),
    });
    expect(await screen.findByText('Find a practice')).toBeTruthy();
    const find = (value: string) => fireEvent.change(screen.getByLabelText('Practice'), { target: { value } });
    find('nowhere');
    expect(await screen.findByText('No practice found')).toBeTruthy();
    find('still');
    const group = within(await screen.findByRole('group', { name: 'Features of Still Water' }));
    expect(group.getByLabelText<HTMLInputElement>('Packages').checked).toBe(true);
    const currency = group.getByLabelText<HTMLInputElement>('Choice of currency');
    expect(currency.checked).toBe(false);
    fireEvent.click(currency);
    await waitFor(() => expect(group.getByLabelText<HTMLInputElement>('Choice of currency').checked).toBe(true));
    expect(asked(page, /^SwitchFeature/)).toMatchObject([
      { variables: { practiceId: 'p', feature: 'currency', enabled: true } },
    ]);
  });
});

describe('the log', () => {
  const action = (id: string, own: object = {}) => ({
    ...{ __typename: 'StaffAction', id, kind: 'feature_switched_on', at: '2026-11-20T17:00:00Z', subject: 'currency' },
    ...{ reason: '', by: { __typename: 'User', id: 'u', name: 'Robin Achebe' }, about: null, practice: PRACTICE },
    ...own,
  });

  it('shows actor, action, subject and reason', async () => {
    open('/staff/log', {
      StaffActions: () => ({
        staffActions: [
          action('1'),
          action('2', { kind: 'credential_declined', subject: 'Degree', reason: 'No seal.' }),
          action('3', {
            kind: 'staff_added',
            by: null,
            practice: null,
            about: { __typename: 'User', id: 'v', name: 'Ada' },
          }),
        ],
      }),
    });
    const list = within(await screen.findByRole('list', { name: 'Log' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Switched on Choice of currency for Still WaterRobin Achebe, /);
    expect(rows[1]).toMatch(/^Declined Degree for Still Water“No seal.”Robin Achebe, /);
    expect(rows[2]).toMatch(/^Gave Ada the rights of staffAn operator, /);
  });

  it('goes on fifty at a time', async () => {
    const rows = (from: number, count: number) => Array.from({ length: count }, (_, n) => action(`${from + n}`));
    open('/staff/log', {
      StaffActions: ({ after }) => ({ staffActions: after ? rows(50, 3) : rows(0, 50) }),
    });
    await press('Show older ones');
    const list = within(await screen.findByRole('list', { name: 'Log' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(53));
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });
});
