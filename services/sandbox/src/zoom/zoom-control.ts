import type { ZoomState } from './zoom-state.js';
import type { ZoomMeeting } from './zoom-types.js';

/** What tests and the control API may do with the stand-in for Zoom beyond Zoom's own API. */
export class ZoomControl {
  constructor(private readonly state: ZoomState) {}

  /** Meetings of a user, oldest first; all without an address. */
  meetings(email?: string): ZoomMeeting[] {
    const host = email && this.userOf(email)?.id;
    const all = this.state.meetings.values().filter((meeting) => !email || meeting.host_id === host);
    return structuredClone(all);
  }

  /** A user, and the code with which the platform gets its first token. */
  createUser(name: string, email: string, redirectUri: string): { code: string } {
    const user = this.userOf(email) ?? this.state.createUser(name, email);
    const code = `code-${user.id}-${this.state.codes.values().length}`;
    this.state.codes.put(code, { userId: user.id, redirectUri, used: false });
    return { code };
  }

  /** The user takes the app away; sends a webhook. @returns false for an unknown user */
  deauthorize(email: string): boolean {
    const user = this.userOf(email);
    if (user) this.state.deauthorize(user);
    return user !== undefined;
  }

  /** Tokens end without a webhook, as after a changed password. */
  endTokens(email: string): void {
    const user = this.userOf(email);
    if (user) this.state.forgetTokens(user.id);
  }

  /** Access tokens end; refresh tokens still serve. */
  expireTokens(): void {
    for (const token of this.state.tokens.values()) {
      this.state.tokens.put(token.access_token, { ...token, expires_at: new Date(0).toISOString() });
    }
  }

  /** The user deletes a meeting in Zoom. */
  deleteMeeting(id: number): void {
    this.state.meetings.delete(String(id));
  }

  private userOf(email: string) {
    return this.state.users.values().find((user) => user.email === email);
  }
}
