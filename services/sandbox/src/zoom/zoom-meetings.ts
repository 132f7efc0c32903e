import { JsonProblem, type JsonCall, type JsonOperation } from '../rest/json-api.js';
import type { ZoomState } from './zoom-state.js';
import type { ZoomMeeting, ZoomUser } from './zoom-types.js';

const SCHEDULED = 2;
const MAX_AGENDA = 2000;

/** Users and their meetings (https://developers.zoom.us/docs/api/meetings/). */
export class ZoomMeetings {
  constructor(private readonly state: ZoomState) {}

  operations(): JsonOperation<ZoomUser>[] {
    return [
      { method: 'GET', path: '/users/me', handle: ({ caller }) => caller },
      { method: 'GET', path: '/users/me/meetings', handle: ({ caller }) => this.list(caller) },
      { method: 'POST', path: '/users/me/meetings', status: 201, handle: (call) => this.create(call) },
      { method: 'GET', path: '/meetings/:id', handle: (call) => this.own(call) },
      { method: 'PATCH', path: '/meetings/:id', status: 204, handle: (call) => this.update(call) },
      { method: 'DELETE', path: '/meetings/:id', status: 204, handle: (call) => this.remove(call) },
    ];
  }

  private list(caller: ZoomUser): object {
    const meetings = this.state.meetings.values().filter((meeting) => meeting.host_id === caller.id);
    return { page_size: 300, total_records: meetings.length, next_page_token: '', meetings };
  }

  private create({ caller, body }: JsonCall<ZoomUser>): ZoomMeeting {
    return this.state.createMeeting(caller, { topic: 'My Meeting', type: SCHEDULED, agenda: '', ...required(body) });
  }

  private update(call: JsonCall<ZoomUser>): undefined {
    const meeting = this.own(call);
    this.state.meetings.put(String(meeting.id), { ...meeting, ...checked(call.body) });
  }

  private remove(call: JsonCall<ZoomUser>): undefined {
    this.state.meetings.delete(String(this.own(call).id));
  }

  private own({ caller, params }: JsonCall<ZoomUser>): ZoomMeeting {
    const meeting = this.state.meetings.get(params['id'] ?? '');
    if (meeting?.host_id === caller.id) return meeting;
    throw new JsonProblem(404, { code: 3001, message: `Meeting does not exist: ${params['id']}.` });
  }
}

function required(body: Record<string, unknown>) {
  const { start_time: startTime, duration, timezone = 'UTC', ...rest } = checked(body);
  if (!startTime || !duration) throw invalid('start_time');
  return { ...rest, start_time: startTime, duration, timezone };
}

/** Only what a meeting has. @throws JsonProblem 400 */
function checked(body: Record<string, unknown>): Partial<ZoomMeeting> {
  const { topic, agenda, start_time: startTime, duration, timezone } = body;
  if (topic !== undefined && (typeof topic !== 'string' || topic.length > 200)) throw invalid('topic');
  if (agenda !== undefined && (typeof agenda !== 'string' || agenda.length > MAX_AGENDA)) throw invalid('agenda');
  if (startTime !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(startTime))) {
    throw invalid('start_time');
  }
  if (duration !== undefined && (!Number.isInteger(duration) || Number(duration) < 1)) throw invalid('duration');
  const given = { topic, agenda, start_time: startTime, duration, timezone };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function invalid(field: string): JsonProblem {
  return new JsonProblem(400, {
    code: 300,
    message: 'Validation Failed.',
    errors: [{ field, message: 'Invalid field.' }],
  });
}
