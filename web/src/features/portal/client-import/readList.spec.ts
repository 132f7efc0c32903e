import { describe, expect, it } from '@jest/globals';
import { fileProblem } from './listFile.js';
import { checkRow } from './listRules.js';
import { phoneReader, readFileList, readTextList } from './readList.js';

const MEBIBYTE = 1024 * 1024;
const NOOR = { row: 1, email: 'noor@example.com', firstName: 'Noor', lastName: 'Byrne', phone: '604 555 0134' };
const people = (text: string) => readTextList(text).rows;
const lines = (...rows: string[]) => rows.join('\n');
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

describe('a list without names of columns', () => {
  it.each([
    ['commas', 'noor@example.com,Noor,Byrne,604 555 0134'],
    ['tabs, as cells copied from a spreadsheet', 'noor@example.com\tNoor\tByrne\t604 555 0134'],
    ['semicolons, as Excel writes in Europe', 'noor@example.com;Noor;Byrne;604 555 0134'],
    ['quotes', '"noor@example.com","Noor","Byrne","604 555 0134"'],
    ['Excel’s own line about separators', 'sep=;\r\nnoor@example.com;Noor;Byrne;604 555 0134'],
    [
      'blanks, invisible marks and blank lines',
      '\uFEFF\n noor@example.com\u200B , Noor,Byrne ,604\u00A0555 0134\r\n\r\n,,,\r\n',
    ],
    ['numbers kept as text', 'noor@example.com,Noor,Byrne,"=""604 555 0134"""'],
    ['cells that an export has made harmless', "noor@example.com,Noor,Byrne,604 555 0134\nx@example.com,'=Max"],
  ])('is email, first name, last name and phone, by %s', (_dialect, text) => expect(people(text)[0]).toEqual(NOOR));

  it('ends lines in every way', () => {
    const three = ['a@example.com,A', 'b@example.com,B', 'c@example.com,C'];
    for (const end of ['\n', '\r\n', '\r']) expect(people(three.join(end))).toHaveLength(3);
  });

  it('keeps line breaks, commas and quotes of quoted cells in their cell', () =>
    expect(people('noor@example.com,"No""or"," Byrne,\n Jr ",604')[0]).toMatchObject({
      firstName: 'No"or',
      lastName: 'Byrne, Jr',
      phone: '604',
    }));

  it('loses only one row to an unclosed quote', () => {
    const text = lines('a@example.com,"Ann', 'b@example.com,"Bo"', 'c@example.com,Cy');
    expect(people(text).map(({ email, firstName }) => [email, firstName])).toEqual([
      ['a@example.com', '"Ann'],
      ['b@example.com', 'Bo'],
      ['c@example.com', 'Cy'],
    ]);
  });

  it('undoes what was put before a formula', () => expect(people("noor@example.com,'=Max")[0]!.firstName).toBe('=Max'));

  it('takes a line of addresses, as programs for mail copy them, for one person each', () =>
    expect(people('Noor Byrne <noor@example.com>, "Quill, Max" <max@example.com>, ann@example.com')).toMatchObject([
      { email: 'noor@example.com', firstName: 'Noor', lastName: 'Byrne' },
      { email: 'max@example.com', firstName: 'Max', lastName: 'Quill' },
      { email: 'ann@example.com', firstName: '', lastName: '' },
    ]));

  it('keeps rows without an address for correction if another row has one', () => {
    expect(people(lines('no address,Ann', 'noor@example.com', ',,Quill,604'))).toHaveLength(3);
    expect(people(lines('no address,Ann', 'Noor,noor'))).toEqual([]);
    expect(people('')).toEqual([]);
  });

  it('is refused where it has more than 10,000 people', () => {
    const many = (count: number) => Array.from({ length: count }, (_one, index) => `p${index}@example.com`).join('\n');
    expect(people(many(10_000))).toHaveLength(10_000);
    expect(() => people(many(10_001))).toThrow('This list has 10,001 people.');
  });
});

describe('an export of another program', () => {
  const read = (...rows: string[]) => readTextList(lines(...rows));

  it('of Google Contacts is read, with the first of several values', () =>
    expect(
      read(
        'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
        'Noor,,Byrne,,,* myContacts,* Work,noor@example.com ::: n@example.org,Mobile,604 555 0134 ::: 1',
      ),
    ).toEqual({ program: 'Google Contacts', rows: [NOOR] }));

  it('of Google Contacts is read as it was before 2024, with a second address for want of the first', () =>
    expect(
      read(
        'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value',
        'Noor Byrne,Noor,,Byrne,* myContacts,,,Work,noor@example.com,Mobile,604 555 0134',
      ),
    ).toEqual({ program: 'Google Contacts', rows: [NOOR] }));

  it('of Acuity Scheduling is read', () =>
    expect(
      read(
        'First Name,Last Name,Phone,Email,Notes,Days Since Last Appointment',
        'Noor,Byrne,604 555 0134,noor@example.com,"Left knee, gently",12',
      ),
    ).toEqual({ program: 'Acuity Scheduling', rows: [NOOR] }));

  it('of Vagaro is read, with its sign for nothing and its names for numbers', () =>
    expect(
      read(
        'First Name,Last Name,Email,Mobile,Day,Night,Address,Apt/Suite,City,Birthdate,Customer Since,Last Visited,Tags',
        'Noor,Byrne,noor@example.com,---,604 555 0134,---,---,---,---,---,01/02/2024,---,NONE',
        'Max,---,---,604 555 0135,---,---,---,---,---,---,01/02/2024,---,NONE',
      ),
    ).toEqual({
      program: 'Vagaro',
      rows: [NOOR, { row: 2, email: '', firstName: 'Max', lastName: '', phone: '604 555 0135' }],
    }));

  it('of Jane is read, mobile numbers first', () =>
    expect(
      read(
        'Patient Number,First Name,Preferred First Name,Middle Name,Last Name,Email,Home Phone,Mobile Phone,Work Phone,City',
        '12,Noor,,,Byrne,noor@example.com,604 555 0100,604 555 0134,,Vancouver',
      ),
    ).toEqual({ program: 'Jane', rows: [NOOR] }));

  it('of SimplePractice is read below its title, whole names taken apart', () =>
    expect(
      read(
        'Client Details Report',
        'Client,Email,Phone,Primary Clinician,Status',
        'Noor Byrne,noor@example.com,604 555 0134,Ann Quill,Active',
        '"Quill, Max",max@example.com,,Ann Quill,Active',
      ),
    ).toEqual({
      program: 'SimplePractice',
      rows: [NOOR, { row: 2, email: 'max@example.com', firstName: 'Max', lastName: 'Quill', phone: '' }],
    }));

  it('of our own directory is read, and so are rows that we refused', () => {
    const own = [
      'First Name,Last Name,Email,Phone,Last Appointment',
      'Noor,Byrne,noor@example.com,604 555 0134,2026-01-02',
    ];
    const refused = ['Email,First Name,Last Name,Phone,Reason,Row', 'noor@example.com,Noor,Byrne,604 555 0134,Why,7'];
    expect([read(...own), read(...refused)]).toEqual([
      { program: undefined, rows: [NOOR] },
      { program: undefined, rows: [NOOR] },
    ]);
  });

  it.each([
    ['in any order, case and language', 'Téléphone;NOM;Prénom;Courriel', '604 555 0134;Byrne;Noor;noor@example.com'],
    [
      'that do not name the addresses',
      'first_name;last-name;Contact details;Cell',
      'Noor;Byrne;noor@example.com;604 555 0134',
    ],
  ])('is read by headers %s', (_case, header, row) => expect(read(header, row).rows).toEqual([NOOR]));
});

describe('the encoding of a file', () => {
  const list = 'zoë@example.com'.replace('ë', 'e') + ',Zoë,Müller';
  it.each([
    ['UTF-8', new TextEncoder().encode(list)],
    ['UTF-8 with a byte-order mark', new TextEncoder().encode(`\uFEFF${list}`)],
    ['Latin-1', latin(list)],
    ['UTF-16, as Excel’s Unicode text', utf16(list.replaceAll(',', '\t'))],
  ])('is found: %s', (_encoding, bytes) =>
    expect(readFileList(bytes).rows[0]).toMatchObject({
      email: 'zoe@example.com',
      firstName: 'Zoë',
      lastName: 'Müller',
    }),
  );

  it.each([
    ['an Excel workbook', latin('PK\x03\x04\x14\0\x06\0')],
    ['a picture', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['a PDF', latin('%PDF-1.7\n%\xe2\xe3')],
  ])('is refused for %s that is called .csv', (_case, bytes) =>
    expect(() => readFileList(bytes)).toThrow('it is not a text file'),
  );
});

describe('a file that was chosen', () => {
  it.each([
    ['clients.xlsx', 100, 'Please choose a .csv file.'],
    ['clients', 100, 'Please choose a .csv file.'],
    ['clients.csv.exe', 100, 'Please choose a .csv file.'],
    ['clients.csv', 50 * MEBIBYTE, 'This file has 50 MB; a list can have at most 10 MB.'],
  ])('is refused unopened: %s of %d bytes', (name, size, problem) =>
    expect(fileProblem({ name, size })).toContain(problem),
  );

  it.each([
    ['clients.csv', 10 * MEBIBYTE],
    ['CLIENTS.CSV', 0],
  ])('is opened: %s of %d bytes', (name, size) => expect(fileProblem({ name, size })).toBeUndefined());
});

describe('a row', () => {
  const own = { email: 'Hello@Studio.example', phone: '+16045550100' };
  const check = (row: Partial<typeof NOOR>) => checkRow({ ...NOOR, ...row }, own, phoneReader('CA'));

  it('with an address and a number is reached by mail, and its number is kept', () => {
    expect(check({})).toEqual({ reach: 'mail' });
  });

  it.each([
    ['an address in capitals', { email: 'NOOR@EXAMPLE.COM' }, { reach: 'mail' }],
    ['an address and no number', { phone: '' }, { reach: 'mail' }],
    ['an address and what is no number', { phone: 'ask her' }, { reach: 'mail', withoutPhone: true }],
    ['a number alone', { email: '' }, { reach: 'text', problem: 'No email address' }],
    [
      'a number from elsewhere',
      { email: '', phone: '+44 7911 123456' },
      { reach: 'text', problem: 'No email address' },
    ],
    ['nothing', { email: '', phone: '' }, { reach: null, problem: 'No email address' }],
    ['neither', { email: '', phone: '12' }, { reach: null, problem: 'No email address' }],
    ['no real address, whatever its number', { email: 'noor@' }, { reach: null, problem: 'Invalid email' }],
    ['a name of 100 letters', { firstName: 'x'.repeat(100) }, { reach: 'mail' }],
  ])('with %s is reached so', (_case, row, expected) => expect(check(row)).toMatchObject(expected));

  it.each([
    ['the practice’s own address', { email: 'hello@studio.example' }, 'email', 'Cannot use your email for a client.'],
    ['the practice’s own number', { phone: '(604) 555-0100' }, 'phone', 'Cannot use your phone number for a client.'],
    ['a number with an extension', { phone: '(604) 555-0134 ext. 12' }, 'phone', 'Please leave the extension out'],
    ['a name of 101 letters', { lastName: 'x'.repeat(101) }, 'lastName', 'A name can have at most 100 characters.'],
  ])('with %s is refused', (_case, row, field, problem) =>
    expect(check(row)).toEqual({ reach: null, field, problem: expect.stringContaining(problem) }),
  );

  it('has its number read where the practice is, else in North America', () => {
    expect(phoneReader('GB')('07911 123456')?.number).toBe('+447911123456');
    expect(phoneReader('GB')('(604) 555-0134')?.number).toBe('+16045550134');
    expect(phoneReader('CA')('tel:\u202A604\u00A0555\u00A0０１３４\u202C')?.number).toBe('+16045550134');
    expect(phoneReader('US')('07911 123456')).toBeUndefined();
    expect(phoneReader('US')('6'.repeat(251))).toBeUndefined();
  });
});
