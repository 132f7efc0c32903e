/** A user with an account at the stand-in for Zoom. */
export interface ZoomUser {
  id: string;
  account_id: string;
  display_name: string;
  email: string;
}

/** What lets the platform act for a user. */
export interface ZoomToken {
  access_token: string;
  refresh_token: string;
  user_id: string;
  /** ISO 8601. */
  expires_at: string;
}

/** A scheduled meeting; times are ISO 8601, the duration is in minutes. */
export interface ZoomMeeting {
  id: number;
  host_id: string;
  topic: string;
  type: number;
  start_time: string;
  duration: number;
  timezone: string;
  agenda: string;
  join_url: string;
  created_at: string;
}

/** An event as its webhook carries it. */
export interface ZoomEvent {
  event: string;
  event_ts: number;
  payload: Record<string, unknown>;
}
