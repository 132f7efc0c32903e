import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { SANDBOX_URL, SITE_URL } from './support/site.js';

const SCRIPT = join(import.meta.dirname, '../charts/yarrow/files/tests/book.mjs');

describe('What `helm test` runs', () => {
  it('books and pays a visit at a site that works', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], {
      env: { ...process.env, SITE_URL, SANDBOX_URL },
    });
    expect(stdout).toContain('"clientPaymentStatus":"Paid"');
  });
});
