import { describe, expect, it } from '@jest/globals';
import { Client, type ContactDetails } from './client.entity.js';

const details: ContactDetails = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
  phone: null,
  userId: null,
  timeZone: 'Europe/London',
};
const client = () => Client.create('c1', 'p1', details, new Date('2026-11-20T09:00:00Z'));

describe('Client.complete', () => {
  it('adds what was unknown and counts the change', () => {
    const contact = client();
    expect(contact.complete({ ...details, phone: '+447911123456', userId: 'u1' })).toBe(true);
    expect(contact).toMatchObject({ phone: '+447911123456', userId: 'u1', version: 2 });
  });

  it('keeps what the practice has: a guest cannot rename a contact or take over its account', () => {
    const contact = client();
    contact.complete({ ...details, userId: 'u1' });
    contact.complete({ ...details, firstName: 'Mallory', email: 'mallory@example.com', userId: 'u2' });
    expect(contact).toMatchObject({ firstName: 'Ada', email: 'ada@example.com', userId: 'u1' });
  });

  it('keeps the version when a booking adds nothing', () => {
    const contact = client();
    expect(contact.complete(details)).toBe(false);
    expect(contact.version).toBe(1);
  });
});
