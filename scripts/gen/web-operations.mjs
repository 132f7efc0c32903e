import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { SCALARS } from './scalars.mjs';
import { API_PATH } from './supergraph.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

const FOLDER = 'web/src/gql/';
export const PERSISTED_PATH = 'gateway/persisted-operations.json';

/**
 * Typed documents and masked fragments of the web, and the list of its operations by hash: the only ones that the
 * gateway runs in production.
 */
export async function generateWebOperations() {
  if (!existsSync(join(ROOT, API_PATH)) || !existsSync(join(ROOT, 'web/src'))) return false;
  const { generate } = await import('@graphql-codegen/cli');
  const { addTypenameSelectionDocumentTransform } = await import('@graphql-codegen/client-preset');
  const outputs = await generate(
    {
      cwd: ROOT,
      silent: true,
      errorsOnly: true,
      ignoreNoDocuments: true,
      schema: API_PATH,
      documents: ['web/src/**/*.{ts,tsx}', `!${FOLDER}**`],
      generates: {
        [FOLDER]: {
          preset: 'client',
          // The client's cache goes by type names: they are part of what is registered.
          documentTransforms: [addTypenameSelectionDocumentTransform],
          presetConfig: {
            fragmentMasking: { unmaskFunctionName: 'readFragment' },
            persistedDocuments: { hashAlgorithm: 'sha256' },
          },
          config: { enumsAsTypes: true, useTypeImports: true, emitLegacyCommonJSImports: false, scalars: SCALARS },
        },
      },
    },
    false,
  );
  return outputs.map(writeOutput).some(Boolean);
}

function writeOutput({ filename, content }) {
  if (basename(filename) !== 'persisted-documents.json') return writeIfChanged(filename, content);
  // The gateway's keys are bare hashes.
  const entries = Object.entries(JSON.parse(content)).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]);
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeIfChanged(PERSISTED_PATH, JSON.stringify(sorted, null, 2));
}
