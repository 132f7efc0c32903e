import { describe, expect, it } from '@jest/globals';
import type { VisitPayment } from '../generated/graphql.js';
import { exportHead, exportRows } from './payments-export.js';

const payment = (changes: Partial<VisitPayment> = {}): VisitPayment => ({
  id: 'visit',
  kind: 'appointment',
  startsAt: '2027-01-04T09:00:00-05:00',
  clientName: 'Grace Hopper',
  serviceName: 'Massage',
  locationName: 'Studio',
  amountCents: 9_005,
  dueCents: 0,
  collectedCents: 9_005,
  paymentStatus: 'Card_needed_past_due',
  ...changes,
});

describe('the export of payments', () => {
  it('begins with a byte-order mark and the columns of the specification', () => {
    expect(exportHead()).toBe('\uFEFFAppointment Date,Client Name,Service,Location,Amount,Status,Paid By');
  });

  it('has a line for each visit, with the time at the visit and the label of the specification', () => {
    expect(exportRows([payment(), payment({ paidBy: 'Cash', paymentStatus: 'Paid' })])).toBe(
      '2027-01-04 09:00,Grace Hopper,Massage,Studio,90.05,Card needed past due,\r\n' +
        '2027-01-04 09:00,Grace Hopper,Massage,Studio,90.05,Paid,Cash',
    );
  });

  const formulas = ['=1+1', '=1+1\nand a second line', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
  it.each(formulas)('makes %j a text', (clientName) => {
    const [, cell = ''] = exportRows([payment({ clientName })]).split(',');
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  });

  it('exports the phone number of clients without a name', () => {
    expect(exportRows([payment({ clientName: '+16045550134' })])).toContain(',+16045550134,');
  });

  it('quotes what would end a cell or a line', () => {
    expect(exportRows([payment({ serviceName: 'Massage, "deep"\nand long' })])).toContain(
      '"Massage, ""deep""\nand long"',
    );
  });
});
