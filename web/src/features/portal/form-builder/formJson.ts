import { omit, pick } from 'es-toolkit/object';

/** An element of a form in SurveyJS's JSON: a question, a picture or a group. What the builder does not know stays in it. */
export interface FormElement {
  type: string;
  /** Unique in the form; answers and conditions refer to it. */
  name: string;
  title?: string;
  /** Of a `panel`. */
  elements?: FormElement[];
  /** Of a `paneldynamic`. */
  templateElements?: FormElement[];
  [setting: string]: unknown;
}

export interface FormPage {
  name: string;
  title?: string;
  description?: string;
  elements: FormElement[];
  [setting: string]: unknown;
}

export interface FormJson {
  title?: string;
  description?: string;
  pages: FormPage[];
  [setting: string]: unknown;
}

/** A form may be stored without pages: its elements are one page then. @param text SurveyJS's JSON */
export function parseForm(text: string): FormJson {
  const { pages, elements, questions, ...settings } = JSON.parse(text) as Record<string, unknown>;
  const loose = (elements ?? questions ?? []) as FormElement[];
  const given = (pages ?? [{ name: 'page1', elements: loose }]) as Partial<FormPage>[];
  return {
    ...settings,
    pages: given.map((page, at) => ({ ...page, name: page.name ?? `page${at + 1}`, elements: page.elements ?? [] })),
  };
}

const NESTED = ['elements', 'templateElements'] as const;

/** Elements within an element. */
export function innerOf(element: FormElement): readonly FormElement[] {
  return element.elements ?? element.templateElements ?? [];
}

export const titleOf = ({ title, name }: { title?: unknown; name: string }): string =>
  (typeof title === 'string' && title.trim()) || name;

function* elementsIn(list: readonly FormElement[]): Generator<FormElement> {
  for (const element of list) {
    yield element;
    yield* elementsIn(innerOf(element));
  }
}

/** All elements, whatever lies within what. */
export const allElements = ({ pages }: FormJson): FormElement[] =>
  pages.flatMap((page) => [...elementsIn(page.elements)]);

export const findElement = (form: FormJson, name: string) => allElements(form).find((element) => element.name === name);

/** A name that is free: `question1`, `question2` and so on. */
export function freeName(form: FormJson, prefix = 'question'): string {
  const taken = new Set([...allElements(form), ...form.pages].map(({ name }) => name));
  for (let number = 1; ; number += 1) if (!taken.has(`${prefix}${number}`)) return `${prefix}${number}`;
}

type Change = (list: FormElement[]) => FormElement[];

/** The list that `holder` holds: a page, or a group by its name. */
function changeList(form: FormJson, holder: string, change: Change): FormJson {
  const within = (element: FormElement): FormElement => {
    const key = NESTED.find((one) => element[one]);
    if (element.name === holder) {
      const place = key ?? (element.type === 'paneldynamic' ? 'templateElements' : 'elements');
      return { ...element, [place]: change([...innerOf(element)]) };
    }
    return key ? { ...element, [key]: innerOf(element).map(within) } : element;
  };
  const pages = form.pages.map((page) => {
    const elements = page.elements.map(within);
    return { ...page, elements: page.name === holder ? change(elements) : elements };
  });
  return { ...form, pages };
}

/** Every list of the form. */
function changeLists(form: FormJson, change: Change): FormJson {
  const within = (element: FormElement): FormElement => {
    const key = NESTED.find((one) => element[one]);
    return key ? { ...element, [key]: change(innerOf(element).map(within)) } : element;
  };
  return { ...form, pages: form.pages.map((page) => ({ ...page, elements: change(page.elements.map(within)) })) };
}

export const addElement = (form: FormJson, holder: string, element: FormElement): FormJson =>
  changeList(form, holder, (list) => [...list, element]);

/** In the place of the element of the same name. */
export const putElement = (form: FormJson, element: FormElement): FormJson =>
  changeLists(form, (list) => list.map((one) => (one.name === element.name ? element : one)));

export const sortElements = (form: FormJson, holder: string, sorted: readonly FormElement[]): FormJson =>
  changeList(form, holder, () => [...sorted]);

/** Right below the original, with names of its own. */
export function duplicateElement(form: FormJson, name: string): FormJson {
  let known = form;
  const copyOf = (element: FormElement): FormElement => {
    const copy = { ...element, name: freeName(known, element.name) };
    known = { ...known, pages: [...known.pages, { name: copy.name, elements: [] }] };
    const key = NESTED.find((one) => element[one]);
    return key ? { ...copy, [key]: innerOf(element).map(copyOf) } : copy;
  };
  return changeLists(form, (list) => list.flatMap((one) => (one.name === name ? [one, copyOf(one)] : [one])));
}

/** Takes it out, and the conditions that ask for it: they could never be true again. */
export function removeElement(form: FormJson, name: string): FormJson {
  const found = findElement(form, name);
  if (!found) return form;
  const gone = [...elementsIn([found])].map((element) => element.name);
  return withoutConditions(
    changeLists(form, (list) => list.filter((one) => one.name !== name)),
    gone,
  );
}

export function removePage(form: FormJson, name: string): FormJson {
  const page = form.pages.find((one) => one.name === name);
  const gone = page ? [...elementsIn(page.elements)].map((element) => element.name) : [];
  return withoutConditions({ ...form, pages: form.pages.filter((one) => one.name !== name) }, gone);
}

const CONDITIONS = ['visibleIf', 'requiredIf', 'enableIf'] as const;

/** Whether a condition asks for one of the names: `{name}`, `{name.part}`, `{name[0]}`. */
function asksFor(condition: unknown, names: readonly string[]): boolean {
  if (typeof condition !== 'string') return false;
  const asked = [...condition.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name.replace(/^panel\./, ''));
  return asked.some((one) =>
    names.some((name) => one === name || (/^[.[]/.test(one.slice(name.length)) && one.startsWith(name))),
  );
}

/** Titles of what is shown, required or open by the answer to an element. */
export function dependentsOf(form: FormJson, name: string): string[] {
  const found = findElement(form, name);
  const names = found ? [...elementsIn([found])].map((element) => element.name) : [];
  return [...allElements(form).filter((element) => !names.includes(element.name)), ...form.pages]
    .filter((one) => CONDITIONS.some((condition) => asksFor(one[condition], names)))
    .map(titleOf);
}

function withoutConditions(form: FormJson, gone: readonly string[]): FormJson {
  const freed = <T extends FormElement | FormPage>(one: T): T => {
    const kept = CONDITIONS.filter((condition) => !asksFor(one[condition], gone));
    return { ...omit(one, CONDITIONS), ...pick(one, kept) } as T;
  };
  return changeLists({ ...form, pages: form.pages.map(freed) }, (list) => list.map(freed));
}
