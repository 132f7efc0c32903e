import { type Linked, type Role, ROLES, type World } from './world.js';

/** How a refusal shows: an error, or (for data that has an owner) also an empty answer. */
type Sign = 'error' | 'nothing';

/** One root field: how it is asked about what is the client's and the practice's, and who gets an answer. */
export interface Expectation {
  /** The field with its arguments, as GraphQL. */
  readonly call: (world: World, role: Role) => string;
  readonly may: readonly Role[];
  readonly sign: Sign;
}

/** Access expectations of one service. */
export interface WhoMay {
  /** Who gets an answer. */
  readonly queries?: Readonly<Record<string, Expectation>>;
  readonly mutations?: Readonly<Record<string, Expectation>>;
  /** Mutations that consume data other mutations need. They run after the mutations of all services. */
  readonly endings?: Readonly<Record<string, Expectation>>;
}

export const ALL = ROLES;
export const SESSIONS: readonly Role[] = ['client', 'otherClient', 'practice', 'otherPractice'];
export const CLIENTS: readonly Role[] = ['client', 'otherClient'];
/** Each about its own practice. */
export const PROS: readonly Role[] = ['practice', 'otherPractice'];
export const PRACTICE: readonly Role[] = ['practice'];
export const CLIENT: readonly Role[] = ['client', 'link'];
export const PARTIES: readonly Role[] = ['client', 'link', 'practice'];

/**
 * The token that a role has: the holder of the link has the client's, all others the one that the practice can read.
 */
export const tokenOf = (role: Role, { token, practiceToken }: Linked) => (role === 'link' ? token : practiceToken);
export const quoted = JSON.stringify;

export const answers = (may: readonly Role[], call: Expectation['call']): Expectation => ({ call, may, sign: 'error' });
export const shows = (may: readonly Role[], call: Expectation['call']): Expectation => ({ call, may, sign: 'nothing' });

/** Of a visit by its id and the token in hand. */
export const ofVisit =
  (field: string, rest = '', pick: (world: World) => Linked = ({ visit }) => visit): Expectation['call'] =>
  (world, role) => {
    const visit = pick(world);
    return `${field}(appointmentId: "${visit.id}", instantActionToken: "${tokenOf(role, visit)}"${rest})`;
  };
export const byId = (field: string, pick: (world: World) => Linked = ({ visit }) => visit): Expectation['call'] => {
  return (world) => `${field}(appointmentId: "${pick(world).id}")`;
};
/** Of the review: the holder of the link has its secret, all others the practice's token of the visit. */
export const ofReview =
  (field: string, rest = ''): Expectation['call'] =>
  ({ review, past }, role) => {
    const token =
      role === 'link' ? `, token: "${review.token}"` : role === 'client' ? '' : `, token: "${past.practiceToken}"`;
    return `${field}(reviewId: "${review.id}"${token}${rest})`;
  };
/** Of the upload of a video: the holder of the link has its secret, all others the practice's token of a visit. */
export const ofUpload =
  (field: string, rest = ''): Expectation['call'] =>
  ({ uploadHash, past }, role) =>
    `${field}(uploadHash: "${role === 'link' ? uploadHash : past.practiceToken}"${rest})`;
export const plain = (call: string) => () => call;
