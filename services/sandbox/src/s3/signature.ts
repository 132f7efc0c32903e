import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { accessDenied, S3Problem } from './s3-errors.js';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  /** Path and query as they came over the wire. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** What the signature says of the body: a SHA-256 in hex, or one of S3's markers. */
export interface VerifiedSignature {
  payload: string;
}

const SKEW_MS = 15 * 60_000;
const MAX_EXPIRES_S = 7 * 24 * 3600;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/**
 * Verifies AWS Signature Version 4, in the header or in the query of a presigned address.
 * Nothing is returned for a request without any signature.
 * @throws S3Problem for a wrong, foreign or expired one
 */
export function verifySignature(request: SignedRequest, credentials: S3Credentials): VerifiedSignature | undefined {
  const query = new URLSearchParams(request.url.split('?')[1]);
  if (query.has('X-Amz-Signature')) return verifyQuery(request, query, credentials);
  if (request.headers.authorization) return verifyHeader(request, request.headers.authorization, credentials);
  return undefined;
}

/** The signature of a POST policy: over its base64 text. */
export function verifyPolicySignature(
  policy: string,
  fields: { credential: string; signature: string },
  credentials: S3Credentials,
): void {
  const scope = checkScope(fields.credential, credentials);
  compare(hmacHex(signingKey(scope, credentials), policy), fields.signature);
}

function verifyHeader(request: SignedRequest, header: string, credentials: S3Credentials): VerifiedSignature {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
    header,
  );
  if (!match) throw new S3Problem(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const [, credential, signedHeaders, signature] = match as unknown as [string, string, string, string];
  const date = String(request.headers['x-amz-date'] ?? '');
  if (Math.abs(Date.now() - timeOf(date)) > SKEW_MS)
    throw new S3Problem(403, 'RequestTimeTooSkewed', 'The difference between the request time and now is too large.');
  const payload = String(request.headers['x-amz-content-sha256'] ?? UNSIGNED);
  compare(sign(request, { credential, date, payload, signedHeaders }, credentials), signature);
  return { payload };
}

function verifyQuery(request: SignedRequest, query: URLSearchParams, credentials: S3Credentials): VerifiedSignature {
  const of = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const [date, expires] = [of('Date'), Number(of('Expires'))];
  if (of('Algorithm') !== 'AWS4-HMAC-SHA256' || !(expires >= 1 && expires <= MAX_EXPIRES_S))
    throw new S3Problem(400, 'AuthorizationQueryParametersError', 'The signature parameters are malformed.');
  const startsAt = timeOf(date);
  if (startsAt > Date.now() + SKEW_MS) throw accessDenied('Request is not valid yet');
  if (Date.now() > startsAt + expires * 1000) throw accessDenied('Request has expired');
  const payload = String(request.headers['x-amz-content-sha256'] ?? (of('Content-Sha256') || UNSIGNED));
  const parts = { credential: of('Credential'), date, payload, signedHeaders: of('SignedHeaders') };
  compare(sign(request, parts, credentials), of('Signature'));
  return { payload };
}

interface SignatureParts {
  credential: string;
  date: string;
  payload: string;
  signedHeaders: string;
}

function sign(request: SignedRequest, parts: SignatureParts, credentials: S3Credentials): string {
  const scope = checkScope(parts.credential, credentials);
  const names = parts.signedHeaders.split(';');
  if (!names.includes('host')) throw accessDenied('The host must be signed.');
  const headers = names.map((name) => `${name}:${headerValue(request.headers[name])}\n`).join('');
  const [path, query = ''] = request.url.split('?') as [string, string?];
  const canonical = [request.method, path, canonicalQuery(query), headers, parts.signedHeaders, parts.payload].join(
    '\n',
  );
  const digest = createHash('sha256').update(canonical).digest('hex');
  return hmacHex(signingKey(scope, credentials), ['AWS4-HMAC-SHA256', parts.date, scope, digest].join('\n'));
}

/** `20260102/us-east-1/s3/aws4_request`, once it is ours. */
function checkScope(credential: string, { accessKeyId, region }: S3Credentials): string {
  const [key, ...scope] = credential.split('/');
  if (key !== accessKeyId)
    throw new S3Problem(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  const [day, of, service, end] = scope;
  if (!/^\d{8}$/.test(day ?? '') || of !== region || service !== 's3' || end !== 'aws4_request')
    throw new S3Problem(400, 'AuthorizationHeaderMalformed', `The credential's scope is wrong; expecting '${region}'.`);
  return scope.join('/');
}

function signingKey(scope: string, { secretAccessKey }: S3Credentials): Buffer {
  return scope
    .split('/')
    .reduce<Buffer>(
      (key, part) => createHmac('sha256', key).update(part).digest(),
      Buffer.from(`AWS4${secretAccessKey}`),
    );
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const [name, value = ''] = pair.split(/=(.*)/s) as [string, string?];
      return [strictEncode(name), strictEncode(value)] as const;
    })
    .sort(([a, x], [b, y]) => (a === b ? compareText(x, y) : compareText(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function strictEncode(encoded: string): string {
  return encodeURIComponent(decodeURIComponent(encoded)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function headerValue(value: string | string[] | undefined): string {
  return [value ?? ''].flat().join(',').trim().replace(/ +/g, ' ');
}

/** `20260102T030405Z` in milliseconds since 1970; NaN, which no check passes, for anything else. */
function timeOf(date: string): number {
  const parsed = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(parsed)) throw accessDenied('X-Amz-Date is missing or malformed.');
  return parsed;
}

function hmacHex(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

function compare(expected: string, given: string): void {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new S3Problem(403, 'SignatureDoesNotMatch', message);
}
