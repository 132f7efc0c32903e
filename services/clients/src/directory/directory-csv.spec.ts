import { describe, expect, it } from '@jest/globals';
import { Client } from './client.entity.js';
import { csvHeader, csvRows } from './directory-csv.js';

const contact = (values: Partial<Client>): Client =>
  Object.assign(
    new Client(),
    { firstName: '', lastName: '', email: null, phone: null, lastAppointmentAt: null },
    values,
  );
const row = (values: Partial<Client>, zone = 'UTC') => csvRows([contact(values)], zone);

describe('a directory as CSV', () => {
  it('has the columns of the specification', () =>
    expect(csvHeader()).toBe('First Name,Last Name,Email,Phone,Last Appointment\r\n'));

  it('has a line for each contact, with a phone number as it is', () =>
    expect(row({ firstName: 'Noor', lastName: 'Byrne', email: 'noor@example.com', phone: '+16045550134' })).toBe(
      'Noor,Byrne,noor@example.com,+16045550134,\r\n',
    ));

  it('reads the day of the last visit in the zone of the practice', () => {
    const lastAppointmentAt = new Date('2027-03-14T03:30:00Z');
    expect(row({ lastAppointmentAt }, 'America/Vancouver')).toContain('2027-03-13');
    expect(row({ lastAppointmentAt }, 'Europe/London')).toContain('2027-03-14');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+cmd', "'+1+cmd"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\uFF1D1', "'\uFF1D1"],
  ])('never gives a spreadsheet something to calculate: %s', (firstName, cell) =>
    expect(row({ firstName })).toBe(`"${cell}",,,,\r\n`),
  );

  it('quotes what would end a cell', () =>
    expect(row({ firstName: 'Ann "Bee"', lastName: 'Cee, D' })).toBe('"Ann ""Bee""","Cee, D",,,\r\n'));

  it('is nothing without contacts', () => expect(csvRows([], 'UTC')).toBe(''));
});
