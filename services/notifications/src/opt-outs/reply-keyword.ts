/** Keyword of a reply; null for any other text. */
export type ReplyKeyword = 'stop' | 'start' | 'help' | null;

const KEYWORDS: Readonly<Record<string, ReplyKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
};

/**
 * The keyword that a reply is. Only the whole message counts: "please do not stop" asks for nothing. Case, blanks,
 * hyphens and punctuation around it do not matter.
 */
export function replyKeyword(body: string): ReplyKeyword {
  const letters = body
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  // "OPT OUT" and "OPT-OUT" are one word of two; blanks inside of any other are not.
  return KEYWORDS[letters.replace(/^OPT[\s\-–_.]*OUT$/, 'OPTOUT')] ?? null;
}
