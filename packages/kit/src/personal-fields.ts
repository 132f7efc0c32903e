import {
  clearField,
  clone,
  fromBinary,
  ScalarType,
  type DescField,
  type DescMessage,
  type Message,
  type MessageShape,
} from '@bufbuild/protobuf';
import { isUuid } from './ids.js';

/** Fields that name whom a message is about. */
const SUBJECTS: readonly string[] = ['client_id', 'user_id', 'from_client_id', 'into_client_id'];
/** Fields that identify a person in a message without a subject id. */
const ADDRESSES: readonly string[] = ['buyer_email', 'email', 'phone', 'recipient_email'];

/** What of a type is looked at; worked out once for each. */
interface Shape {
  readonly subjects: readonly DescField[];
  readonly personal: readonly DescField[];
  readonly addresses: readonly DescField[];
  /** Fields with messages in them that have either, single or many. */
  readonly nested: readonly (DescField & { message: DescMessage })[];
}

const shapes = new Map<DescMessage, Shape>();

/**
 * The people whom an event is about, by the ids of their accounts and contacts. Where a message names a contact and the
 * account that booked for it, it is about the contact.
 */
export function subjectsOf(schema: DescMessage, message: Message): string[] {
  const found = new Set<string>();
  collectSubjects(schema, message, found);
  return [...found];
}

/** What an event says; nothing where its bytes are no such message, which may be why it was set aside. */
export function messageIn<S extends DescMessage>(schema: S, payload: Uint8Array): MessageShape<S> | undefined {
  try {
    return fromBinary(schema, payload);
  } catch {
    return undefined;
  }
}

/** Addresses and numbers that an event gives, which are all that names its people where it has no ids of theirs. */
export function addressesOf(schema: DescMessage, message: Message): string[] {
  const { addresses, nested } = shapeOf(schema);
  const own = addresses.map((field) => valueOf(message, field) as string).filter((value) => value !== '');
  const inner = nested.flatMap((field) => partsOf(message, field).flatMap((part) => addressesOf(field.message, part)));
  return [...own, ...inner];
}

/** The same event without what is personal in it: the fields that the contract marks with `debug_redact`. */
export function withoutPersonalFields<S extends DescMessage>(schema: S, message: MessageShape<S>): MessageShape<S> {
  const copy = clone(schema, message);
  clearPersonalFields(schema, copy);
  return copy;
}

export function isPersonal(field: DescField): boolean {
  return field.proto.options?.debugRedact ?? false;
}

function collectSubjects(schema: DescMessage, message: Message, found: Set<string>): void {
  const { subjects, nested } = shapeOf(schema);
  for (const field of subjects) {
    const id = valueOf(message, field) as string;
    if (isUuid(id)) found.add(id.toLowerCase());
    // The contact takes precedence: erasing a user must not erase data of a person for whom they booked.
    if (field.name === 'client_id' && id !== '') break;
  }
  for (const field of nested) for (const part of partsOf(message, field)) collectSubjects(field.message, part, found);
}

function clearPersonalFields(schema: DescMessage, message: Message): void {
  const { personal, nested } = shapeOf(schema);
  for (const field of nested) for (const part of partsOf(message, field)) clearPersonalFields(field.message, part);
  for (const field of personal) clearField(message, field);
}

function shapeOf(schema: DescMessage): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const subjects = schema.fields
    .filter(({ name, scalar }) => scalar === ScalarType.STRING && SUBJECTS.includes(name))
    .sort((one, other) => SUBJECTS.indexOf(one.name) - SUBJECTS.indexOf(other.name));
  const personal = schema.fields.filter(isPersonal);
  const addresses = personal.filter(({ name }) => ADDRESSES.includes(name));
  const nested = schema.fields.filter(hasMessage).filter(({ message }) => {
    const inside = shapeOf(message);
    return [inside.subjects, inside.personal, inside.nested].some(({ length }) => length > 0);
  });
  const shape = { subjects, personal, addresses, nested };
  shapes.set(schema, shape);
  return shape;
}

const hasMessage = (field: DescField): field is DescField & { message: DescMessage } => field.message !== undefined;

const valueOf = (message: Message, field: DescField): unknown =>
  (message as unknown as Record<string, unknown>)[field.localName];

function partsOf(message: Message, field: DescField): Message[] {
  const value = valueOf(message, field) as Message | Message[] | undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
