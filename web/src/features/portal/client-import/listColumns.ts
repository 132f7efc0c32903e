import { isEmail } from './listRules.js';

/** For each of the four values of a row, the cells that may hold it, the likeliest first. */
export interface ListColumns {
  readonly email: readonly number[];
  readonly firstName: readonly number[];
  readonly lastName: readonly number[];
  /** First and last name in one cell. */
  readonly fullName: readonly number[];
  readonly phone: readonly number[];
  /** The program whose export it is, as it calls itself. */
  readonly program?: string;
  /** Cells that stand for nothing. */
  readonly blank?: string;
}

/** Spec portal operations §5: email, first name, last name, phone. */
export const PLAIN_ORDER: ListColumns = { email: [0], firstName: [1], lastName: [2], fullName: [], phone: [3] };

type Value = 'email' | 'firstName' | 'lastName' | 'fullName' | 'phone';

/** Headers of columns, the likeliest first, as `plain` writes them; those of the programs and of other languages too. */
const HEADERS: Readonly<Record<Value, readonly string[]>> = {
  email: [
    ...['e mail 1 value', 'email', 'e mail', 'email address', 'e mail address', 'primary email', 'client email'],
    ...['mail', 'emailaddress', 'email 1', 'e mail 2 value', 'secondary email', 'email 2', 'e mail 3 value'],
    ...['courriel', 'adresse e mail', 'adresse email', 'correo electronico', 'correo', 'e mail adresse', 'emailadres'],
  ],
  firstName: [
    ...['first name', 'firstname', 'given name', 'legal first name', 'client first name', 'forename', 'first'],
    ...['preferred name', 'preferred first name', 'prenom', 'vorname', 'nombre', 'voornaam', 'nome'],
  ],
  lastName: [
    ...['last name', 'lastname', 'surname', 'family name', 'legal last name', 'client last name', 'last'],
    ...['nom', 'nom de famille', 'nachname', 'apellido', 'apellidos', 'achternaam', 'cognome'],
  ],
  fullName: [
    ...['full name', 'name', 'client name', 'client', 'customer name', 'customer', 'patient name', 'patient'],
    ...['contact name', 'contact', 'display name', 'file as'],
  ],
  phone: [
    ...[
      'mobile phone',
      'mobile',
      'mobile number',
      'mobile phone number',
      'cell phone',
      'cell',
      'cell number',
      'cellphone',
    ],
    ...[
      'phone 1 value',
      'phone',
      'phone number',
      'primary phone',
      'client phone',
      'telephone',
      'telephone number',
      'tel',
    ],
    ...['home phone', 'day phone', 'evening phone', 'night phone', 'work phone', 'business phone', 'other phone'],
    ...['phone 2 value', 'phone 3 value', 'telefon', 'telefono', 'mobil', 'portable', 'handy'],
  ],
};

interface Program {
  readonly name: string;
  /** Headers that its exports have, and others do not have together. */
  readonly has: readonly string[];
  readonly phone?: readonly string[];
  readonly blank?: string;
}

/** Programs whose exports are recognised, by the headers that they write. */
const PROGRAMS: readonly Program[] = [
  // Since 2024, and before: https://support.google.com/contacts/answer/7199294
  { name: 'Google Contacts', has: ['e mail 1 value', 'first name', 'labels'] },
  { name: 'Google Contacts', has: ['e mail 1 value', 'given name'] },
  { name: 'Google Contacts', has: ['phone 1 value', 'labels'] },
  { name: 'Acuity Scheduling', has: ['first name', 'last name', 'email', 'days since last appointment'] },
  // Its numbers are called by the time of day.
  { name: 'Vagaro', has: ['first name', 'mobile', 'customer since'], phone: ['mobile', 'day', 'night'], blank: '---' },
  { name: 'Jane', has: ['first name', 'mobile phone', 'patient number'] },
  { name: 'Jane', has: ['first name', 'mobile phone', 'personal health number'] },
  { name: 'Jane', has: ['first name', 'mobile phone', 'preferred first name'] },
  { name: 'SimplePractice', has: ['email', 'primary clinician'] },
  { name: 'SimplePractice', has: ['legal first name', 'email'] },
];

/**
 * What the cells of a list mean by its first line.
 * @returns undefined if that names no column: then the first line is a client, too
 */
export function readHeader(cells: readonly string[]): ListColumns | undefined {
  if (cells.some(isEmail)) return undefined;
  const headers = cells.map(plain);
  const program = PROGRAMS.find(({ has }) => has.every((header) => headers.includes(header)));
  const places = (value: Value) => placesOf(headers, HEADERS[value]);
  const phone = program?.phone ? placesOf(headers, program.phone) : places('phone');
  const columns = { email: places('email'), firstName: places('firstName'), lastName: places('lastName'), phone };
  const named = Object.values(columns).filter(({ length }) => length > 0).length;
  const fullName = columns.firstName.length > 0 ? [] : places('fullName');
  if (columns.email.length === 0 && named + fullName.length < 2) return undefined;
  return {
    ...{ ...columns, fullName },
    ...(program && { program: program.name, ...(program.blank !== undefined && { blank: program.blank }) }),
  };
}

const placesOf = (headers: readonly string[], names: readonly string[]): number[] =>
  names.flatMap((name) => headers.flatMap((header, index) => (header === name ? [index] : [])));

/** Letters and digits, without capitals and accents: `E-mail 1 - Value` is `e mail 1 value`. */
const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
