/** One of a reference list: what is stored and shown is the name. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** A list of choices whose ids are stable as long as the names are. */
export class ChoiceList {
  private readonly names: ReadonlyMap<string, string>;

  constructor(readonly choices: Choice[]) {
    this.names = new Map(choices.map(({ id, name }) => [id, name]));
  }

  nameOf(id: string): string | undefined {
    return this.names.get(id);
  }

  /** The choices of these names, in their order; what the list does not have any more is its own id. */
  of(names: readonly string[]): Choice[] {
    return names.map((name) => this.choices.find((choice) => choice.name === name) ?? { id: name, name });
  }
}

/** Ids made of the names: `New parents` → `new-parents`. */
export function named(...names: string[]): ChoiceList {
  const idOf = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  return new ChoiceList(names.map((name) => ({ id: idOf(name), name })));
}
