import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkLinks, type BuildManifest } from './chunk-links.js';
import type { FirstAnswers } from './first-answers.js';
import { withFirstScreen } from './first-html.js';
import { firstScreenOf } from './first-screens.js';

/** Puts into a page what its first screen is made of. */
export class FirstScreens {
  /** Tags by module: the same for everybody until the next build. */
  private readonly links = new Map<string, string>();

  private constructor(
    private readonly manifest: BuildManifest,
    private readonly answers: FirstAnswers,
  ) {}

  /** @param dist folder that `vite build` wrote */
  static async load(dist: string, answers: FirstAnswers): Promise<FirstScreens> {
    const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as BuildManifest;
    return new FirstScreens(manifest, answers);
  }

  /**
   * @param stranger whether nobody is logged in: only then is the data of the first screen the same for all
   */
  async fill(html: string, path: string, stranger: boolean): Promise<string> {
    const screen = firstScreenOf(path);
    if (!screen) return html;
    const answers = stranger ? await this.answers.ask(screen.queries) : {};
    return withFirstScreen(html, this.linksOf(screen.module), answers);
  }

  private linksOf(module: string): string {
    const links = this.links.get(module) ?? chunkLinks(this.manifest, module);
    this.links.set(module, links);
    return links;
  }
}
