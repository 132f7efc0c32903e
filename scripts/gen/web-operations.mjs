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
      // The client's cache goes by type names; with them in the registered text, that text is what it sends anyway.
      documentTransforms: [{ transform: addTypenameSelectionDocumentTransform.transform }],
      generates: {
        [FOLDER]: {
          preset: 'client',
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
  const sorted = Object.fromEntries(Object.entries(JSON.parse(content)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeIfChanged(PERSISTED_PATH, JSON.stringify(sorted, null, 2));
}
