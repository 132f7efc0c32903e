import type { FormParams, FormValue } from './form-encoding.js';
import { invalidParam } from './stripe-errors.js';

/** Reads decoded parameters with Stripe's messages for what is missing or malformed. `''` unsets and reads as absent. */
export class Params {
  constructor(
    private readonly values: FormParams,
    private readonly prefix?: string,
  ) {}

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  names(): string[] {
    return Object.keys(this.values);
  }

  find(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalidParam(`Invalid string: ${JSON.stringify(value)}`, this.label(name));
    if (value.length > 5000) throw invalidParam('Invalid string: too long', this.label(name));
    return value;
  }

  text(name: string): string {
    const value = this.find(name);
    if (value === undefined)
      throw invalidParam(`Missing required param: ${this.label(name)}.`, this.label(name), 'parameter_missing');
    return value;
  }

  findInteger(name: string): number | undefined {
    const value = this.find(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value))
      throw invalidParam(`Invalid integer: ${value}`, this.label(name), 'parameter_invalid_integer');
    return Number(value);
  }

  integer(name: string): number {
    this.text(name);
    return this.findInteger(name)!;
  }

  flag(name: string): boolean {
    const value = this.find(name);
    if (value !== undefined && value !== 'true' && value !== 'false')
      throw invalidParam(`Invalid boolean: ${value}`, this.label(name));
    return value === 'true';
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.find(name);
    if (value !== undefined && !choices.includes(value as T))
      throw invalidParam(`Invalid ${this.label(name)}: must be one of ${choices.join(', ')}`, this.label(name));
    return value as T | undefined;
  }

  under(name: string): Params | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw invalidParam('Invalid object', this.label(name));
    return new Params(value, this.label(name));
  }

  list(name: string): string[] {
    const value = this.values[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
      throw invalidParam('Invalid array', this.label(name));
    return value as string[];
  }

  /** A list of objects, such as `line_items[0][price]`. */
  objects(name: string): Params[] {
    const value = this.values[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw invalidParam('Invalid array', this.label(name));
    return value.map((item, index) => {
      const label = `${this.label(name)}[${index}]`;
      if (typeof item === 'string' || Array.isArray(item)) throw invalidParam('Invalid object', label);
      return new Params(item, label);
    });
  }

  /** `metadata` merged over what was there; an empty value removes a name, an empty `metadata` all of them. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const value = this.values['metadata'];
    if (value === undefined) return before;
    if (value === '') return {};
    const given = Object.entries(value as Record<string, FormValue>);
    for (const [name, text] of given) {
      if (typeof text !== 'string') throw invalidParam('Metadata values must be strings.', `metadata[${name}]`);
      if (name.length > 40 || text.length > 500)
        throw invalidParam('Metadata: 40 characters a name and 500 a value at most.', `metadata[${name}]`);
    }
    const merged = { ...before, ...(Object.fromEntries(given) as Record<string, string>) };
    const kept = Object.entries(merged).filter(([, text]) => text !== '');
    if (kept.length > 50) throw invalidParam('Metadata: 50 names at most.', 'metadata');
    return Object.fromEntries(kept);
  }

  refuseUnknown(known: readonly string[]): void {
    const unknown = this.names().find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw invalidParam(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }

  private label(name: string): string {
    return this.prefix ? `${this.prefix}[${name}]` : name;
  }
}
