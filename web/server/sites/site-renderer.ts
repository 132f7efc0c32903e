import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What of an answer to `PublishedSite` the server reads itself; the rest is for `renderSite`. */
export interface SiteWebsite {
  headScripts: string;
  bodyScripts: string;
  practice: { customDomain?: string | null };
}

/** As src/features/site/renderSite.tsx makes it. */
export interface RenderedSite {
  status: 200 | 404;
  html: string;
  title: string;
  description: string;
  name: string;
  icon: string;
  image: string | undefined;
  paths: string[];
}

interface SiteBuild {
  renderSite(website: SiteWebsite, path: string, platform: string): RenderedSite;
  siteCss: string;
}

const FONTS = { Fraunces: 'fraunces-latin-wght-normal', Figtree: 'figtree-latin-wght-normal' };

/** Renders websites with the code that `vite build` wrote. */
export class SiteRenderer {
  private constructor(
    private readonly build: SiteBuild,
    /** Rules of every website, with the product's fonts, which the assets of the build hold. */
    readonly css: string,
  ) {}

  /** @param dist folder that `vite build` wrote */
  static async load(dist: string): Promise<SiteRenderer> {
    const file = join(dist, '.render/entry-server.js');
    // Says which file is missing before the import speaks of modules.
    await readFile(file);
    const files = await readdir(join(dist, 'assets'));
    const faces = Object.entries(FONTS).map(([family, start]) => {
      const font = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
      if (!font) return '';
      const source = `src:url(/assets/${font}) format('woff2')`;
      return `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;${source}}`;
    });
    const build = (await import(pathToFileURL(file).href)) as SiteBuild;
    return new SiteRenderer(build, faces.join('') + build.siteCss);
  }

  render(website: SiteWebsite, path: string, platform: string): RenderedSite {
    return this.build.renderSite(website, path, platform);
  }
}
