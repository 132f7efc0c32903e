import { escapeHtml } from '../pages/layout.js';
import type { StoredObject } from './object-store.js';
import type { S3Problem } from './s3-errors.js';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** One element with text; S3's XML needs no more. */
export function element(name: string, text: string | number | boolean): string {
  return `<${name}>${escapeHtml(String(text))}</${name}>`;
}

/** A document; `content` is XML already. */
export function document(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${content}</${root}>`;
}

export function errorDocument({ code, message }: S3Problem, resource: string): string {
  const content = element('Code', code) + element('Message', message) + element('Resource', resource);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${content}</Error>`;
}

/** The page of a listing: at most `max-keys` objects whose keys follow the token. */
export function listDocument(bucket: string, query: URLSearchParams, objects: StoredObject[]): string {
  const max = Math.min(1000, Number(query.get('max-keys') ?? 1000) || 1000);
  const token = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const rest = objects.filter((object) => object.key > token);
  const shown = rest.slice(0, max);
  const next = rest.length > max ? element('NextContinuationToken', shown.at(-1)!.key) : '';
  const contents = shown.map((object) => {
    const modified = element('LastModified', new Date(object.modifiedAt).toISOString());
    const content = element('Key', object.key) + modified + element('ETag', object.etag) + element('Size', object.size);
    return `<Contents>${content}<StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const head =
    element('Name', bucket) + element('Prefix', query.get('prefix') ?? '') + element('KeyCount', shown.length);
  const size = element('MaxKeys', max) + element('IsTruncated', rest.length > max) + next;
  return document('ListBucketResult', head + size + contents.join(''));
}

/** Reads `<Part><PartNumber/><ETag/></Part>` of CompleteMultipartUpload. */
export function parseParts(xml: string): { number: number; etag: string }[] {
  return [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: textOf(part, 'ETag'),
  }));
}

/** Reads `<Object><Key/></Object>` of DeleteObjects. */
export function parseDeletedKeys(xml: string): string[] {
  return [...xml.matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, object = '']) => textOf(object, 'Key'));
}

const ENTITIES: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal: string, hex: string, named: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(parseInt(hex, 16)) : (ENTITIES[named] ?? whole);
  });
}
