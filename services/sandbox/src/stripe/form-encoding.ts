/** Decoded form parameters: Stripe's brackets become objects and lists, leaves stay text. */
export type FormValue = string | FormParams | FormValue[];
export interface FormParams {
  [name: string]: FormValue;
}

/** Decodes `a=1&b[c]=2&d[0]=3&d[]=4` as Stripe does. Nesting past 8 levels is cut off with an error. */
export function decodeForm(text: string): FormParams {
  const root = emptyParams();
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return collapseLists(root) as FormParams;
}

function emptyParams(): FormParams {
  // No prototype: a parameter may be called __proto__ or constructor.
  return Object.create(null) as FormParams;
}

function pathOf(name: string): string[] {
  const head = name.indexOf('[');
  if (head <= 0) return [name];
  const rest = [...name.slice(head).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1]!);
  if (rest.length > 8) throw new RangeError('Parameters are nested too deeply.');
  return [name.slice(0, head), ...rest];
}

function place(root: FormParams, path: string[], value: string): void {
  let node = root;
  path.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (depth === path.length - 1) {
      node[key] = value;
      return;
    }
    const next = node[key];
    node = typeof next === 'object' ? (next as FormParams) : ((node[key] = emptyParams()) as FormParams);
  });
}

function collapseLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const key of keys) value[key] = collapseLists(value[key]!);
  const isList = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  return isList ? keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key]!) : value;
}
