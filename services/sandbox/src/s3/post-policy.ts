import { accessDenied, S3Problem } from './s3-errors.js';

/** What a checked policy allows, in bytes. */
export interface AllowedUpload {
  minBytes: number;
  maxBytes: number;
}

type Condition = Record<string, string> | [string, string, string] | ['content-length-range', number, number];

/** Fields of the form that the policy need not name. */
const EXEMPT = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * Checks a form against its policy (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html).
 * `fields` by lower-case name, the bucket among them. @throws S3Problem AccessDenied, InvalidPolicyDocument
 */
export function checkPolicy(policy: string, fields: ReadonlyMap<string, string>): AllowedUpload {
  const { expiration, conditions } = parsePolicy(policy);
  if (!(Date.parse(expiration) > Date.now())) throw accessDenied('Invalid according to Policy: Policy expired.');
  const allowed: AllowedUpload = { minBytes: 0, maxBytes: 5 * 1024 ** 3 };
  const covered = new Set<string>();
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      [allowed.minBytes, allowed.maxBytes] = [Number(condition[1]), Number(condition[2])];
      continue;
    }
    const [operator, name, value] = normalized(condition);
    covered.add(name);
    const given = fields.get(name) ?? '';
    const holds = operator === 'starts-with' ? given.startsWith(value) : operator === 'eq' && given === value;
    if (!holds)
      throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
  }
  for (const name of fields.keys())
    if (!covered.has(name) && !EXEMPT.has(name) && !name.startsWith('x-ignore-') && name !== 'bucket')
      throw accessDenied(`Invalid according to Policy: Extra input fields: ${name}`);
  return allowed;
}

function normalized(condition: Condition): [operator: string, name: string, value: string] {
  if (Array.isArray(condition)) {
    const [operator, name, value] = condition;
    return [String(operator).toLowerCase(), String(name).replace(/^\$/, '').toLowerCase(), String(value)];
  }
  const [entry] = Object.entries(condition);
  if (!entry) throw invalidDocument();
  return ['eq', entry[0].toLowerCase(), String(entry[1])];
}

function parsePolicy(policy: string): { expiration: string; conditions: Condition[] } {
  try {
    const parsed = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
      expiration: string;
      conditions: Condition[];
    };
    if (typeof parsed.expiration === 'string' && Array.isArray(parsed.conditions)) return parsed;
  } catch {
    // Answered below like any other malformed policy.
  }
  throw invalidDocument();
}

function invalidDocument(): S3Problem {
  return new S3Problem(400, 'InvalidPolicyDocument', 'The content of the form does not meet the policy document.');
}
