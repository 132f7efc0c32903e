import { describe, expect, it } from '@jest/globals';
import { hashOf, taskOf } from './calendarTask.js';

describe('what the address opens', () => {
  it.each([
    ['', '', undefined],
    ['main', '', undefined],
    ['create-appointment', '', { opens: 'new', type: 'client' }],
    ['create-personal-event', '', { opens: 'new', type: 'personal' }],
    ['create-group-event', '', { opens: 'new', type: 'group' }],
    ['', 'bath', { opens: 'group', id: 'bath' }],
    ['main', 'bath', { opens: 'group', id: 'bath' }],
    ['create-group-event', 'bath', { opens: 'new', type: 'group' }],
    ['xX0-_personal', '', { opens: 'appointment', token: 'xX0-_personal' }],
    [hashOf('personal', 'lunch'), '', { opens: 'personal', id: 'lunch' }],
    [hashOf('busy', 'call'), '', { opens: 'busy', id: 'call' }],
    ['visit=a', '', { opens: 'visit', id: 'a' }],
  ])('by #%s and the group event "%s" is %j', (hash, groupEventId, task) => {
    expect(taskOf(hash, groupEventId)).toEqual(task);
  });
});
