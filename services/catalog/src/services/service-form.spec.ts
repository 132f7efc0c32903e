import { describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { applyServiceForm, type ServiceForm } from './service-form.js';
import { Service, type ServiceKind } from '../offerings/service.entity.js';

const locationId = newId();
const form: ServiceForm = {
  name: 'Deep Tissue',
  description: '<p>Slow, firm work.</p>',
  timeLength: 60,
  amountCents: 12000,
};
const serviceOf = (kind: ServiceKind = 'service') => Object.assign(new Service(), { id: newId(), kind });
const apply = (changes: Partial<ServiceForm>, service = serviceOf(), currency = 'USD') => {
  applyServiceForm(service, { ...form, ...changes }, { currency, locationIds: [locationId], serviceIds: [] });
  return service;
};
const variation = (timeLength: number, amountCents: number, id?: string) =>
  JSON.stringify({ id, timeLength, amountCents });

describe('applyServiceForm', () => {
  it('gives the main variation the id of the service', () => {
    const service = apply({ variationsArray: [variation(90, 16000)] });
    expect(service.variations[0]).toEqual({ id: service.id, durationMinutes: 60, amountCents: 12000 });
    expect(service.variations).toHaveLength(2);
  });

  it('keeps the id of a known variation and never accepts one from outside', () => {
    const service = apply({ variationsArray: [variation(90, 16000)] });
    const known = service.variations[1]!.id;
    const unknown = newId();
    apply({ variationsArray: [variation(90, 17000, known), variation(30, 7000, unknown)] }, service);
    expect(service.variations[1]).toMatchObject({ id: known, amountCents: 17000 });
    expect(service.variations[2]!.id).not.toBe(unknown);
  });

  it('gives a package five sessions and one variation', () => {
    const service = apply({ variationsArray: [variation(90, 16000)] }, serviceOf('package'));
    expect(service).toMatchObject({ numberOfSessions: 5, variations: [{ amountCents: 12000 }] });
  });

  it('accepts only whole prices where the currency has no smaller unit', () => {
    expect(apply({ amountCents: 12_000 }, serviceOf(), 'JPY').main.amountCents).toBe(12_000);
    const refused = expect.objectContaining({ code: 'invalid_amount', field: 'amountCents' });
    expect(() => apply({ amountCents: 12_001 }, serviceOf(), 'JPY')).toThrow(refused);
    expect(() => apply({ variationsArray: [variation(90, 16_050)] }, serviceOf(), 'JPY')).toThrow(refused);
  });

  it('rejects a price below the minimum charge', () => {
    const refused = expect.objectContaining({ code: 'invalid_amount', field: 'amountCents' });
    expect(() => apply({ amountCents: 99 }, serviceOf())).toThrow(refused);
    expect(() => apply({ variationsArray: [variation(90, 50)] }, serviceOf())).toThrow(refused);
    expect(apply({ amountCents: 100 }, serviceOf()).main.amountCents).toBe(100);
  });

  it('keeps places that are disabled for a while, and none that is not the practice’s', () => {
    const [closed, gone] = [newId(), newId()];
    const service = Object.assign(serviceOf(), { locationIds: [closed, gone] });
    const own = { currency: 'USD', locationIds: [locationId, closed], disabledLocationIds: [closed], serviceIds: [] };
    applyServiceForm(service, { ...form, locationIds: [locationId] }, own);
    expect(service.locationIds).toEqual([locationId, closed]);
    expect(() => applyServiceForm(service, { ...form, locationIds: [] }, own)).toThrow('at least one location');
  });

  it('allows an add-on without a duration', () =>
    expect(apply({ timeLength: 0 }, serviceOf('add_on')).main.durationMinutes).toBe(0));

  it.each<[Partial<ServiceForm>, ServiceKind, string]>([
    [{ name: 'x' }, 'service', 'Name is required'],
    [{ name: 'x\u200B\u200B' }, 'service', 'Name is required'],
    [{ description: '<p> </p>' }, 'service', 'Description is required'],
    [{ description: '<p>\u200B\u2800\u3164</p>' }, 'service', 'Description is required'],
    [{ description: '<p>&#8203;&shy;</p><p>&zwnj;</p>' }, 'service', 'Description is required'],
    [{ timeLength: null }, 'service', 'Session duration is required'],
    [{ timeLength: 1.5 }, 'service', 'Session duration is required'],
    [{ amountCents: 0 }, 'package', 'Packages must have a price'],
    [{ numberOfSessions: 0 }, 'package', 'Packages must have a number of sessions'],
    [{ amountCents: -1 }, 'service', 'Please enter a price.'],
    [{ variationsArray: [variation(60, 9000)] }, 'service', 'Variations must be unique'],
    [{ variationsArray: [variation(30, 12000)] }, 'service', 'Variations must be unique'],
    [{ variationsArray: ['{}'] }, 'service', 'Please enter a duration and a price.'],
    [{ locationIds: [newId()] }, 'service', 'This location does not exist.'],
    [{ locationIds: [] }, 'service', 'Please choose at least one location.'],
  ])('refuses %j for a %s', (changes, kind, message) => expect(() => apply(changes, serviceOf(kind))).toThrow(message));
});
