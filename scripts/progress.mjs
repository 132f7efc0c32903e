/**
 * Prints the progress, one line a step, with seconds. On a terminal the last line shows the current step; elsewhere a
 * step prints a line when it ends, and one every ten seconds while it runs, so that it does not appear to hang.
 */
export class Progress {
  #active = new Set();
  #ticker;

  /** @param {{ stream?: NodeJS.WriteStream }} options */
  constructor({ stream = process.stdout } = {}) {
    this.stream = stream;
    this.inPlace = Boolean(stream.isTTY) && !process.env.CI;
  }

  /**
   * Steps may run at the same time.
   * @template T
   * @param {string} title what happens, such as `Starting PostgreSQL`
   * @param {(note: (text: string) => void) => Promise<T>} work may note a detail that is shown behind the title
   * @returns {Promise<T>}
   */
  async step(title, work) {
    const step = { title, detail: '', started: performance.now() };
    this.#active.add(step);
    this.#startTicking();
    try {
      const result = await work((text) => (step.detail = text));
      this.#finish(step, '✓');
      return result;
    } catch (error) {
      this.#finish(step, '✗');
      throw error;
    }
  }

  /** A line of its own. */
  line(text = '') {
    this.stream.write(`${this.inPlace ? '\r\x1b[2K' : ''}${text}\n`);
  }

  #startTicking() {
    this.#ticker ??= setInterval(() => this.#draw(), this.inPlace ? 200 : 10_000);
    if (this.inPlace) this.#draw();
  }

  #draw() {
    const texts = [...this.#active].map(describe);
    if (!this.inPlace) return texts.forEach((text) => this.line(`  … ${text}`));
    // A line that wraps could not be drawn over.
    this.stream.write(`\r\x1b[2K${`  … ${texts.join(' · ')}`.slice(0, (this.stream.columns ?? 80) - 1)}`);
  }

  #finish(step, mark) {
    this.#active.delete(step);
    this.line(`  ${mark} ${describe(step)}`);
    if (this.#active.size > 0) return;
    clearInterval(this.#ticker);
    this.#ticker = undefined;
  }
}

function describe({ title, detail, started }) {
  return `${title}${detail && ` – ${detail}`} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
}
