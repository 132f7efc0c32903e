interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** The build's `.vite/manifest.json`: what became of each source file. */
export type BuildManifest = Record<string, ManifestEntry>;

/**
 * Tags that ask for a page's chunk, and all that it imports, together with the page instead of after the application
 * has started. What the application itself loads is in the page already.
 * @param module source file of the page
 */
export function chunkLinks(manifest: BuildManifest, module: string): string {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const present = new Set(entry ? reach(manifest, entry) : []);
  const wanted = reach(manifest, module).filter((name) => !present.has(name));
  const styles = new Set(wanted.flatMap((name) => manifest[name]?.css ?? []));
  return [
    ...wanted.map((name) => `<link rel="modulepreload" crossorigin href="/${manifest[name]?.file}" />`),
    // The same tag that the application would add, and does not add twice.
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ].join('\n');
}

/** A module and everything that it imports statically, each once. */
function reach(manifest: BuildManifest, from: string, seen = new Set<string>()): string[] {
  if (seen.has(from) || !manifest[from]) return [];
  seen.add(from);
  return [from, ...(manifest[from].imports ?? []).flatMap((name) => reach(manifest, name, seen))];
}
