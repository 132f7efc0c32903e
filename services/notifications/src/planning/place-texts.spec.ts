import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { PlaceSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { placeDifference, placeText } from './place-texts.js';

const OFFICE = { locationId: 'a', name: 'Studio', kind: 'office', singleLine: '12 Alder Street, Vancouver' };
const HIDDEN = { ...OFFICE, hideAddress: true };
const VIDEO = {
  ...{ locationId: 'b', name: 'Online', kind: 'virtual', virtualType: 'video', singleLine: 'Online' },
  ...{ virtualLink: 'https://meet.example.com/1', virtualInstructions: 'Be early.' },
};
const NO_LINK = { ...VIDEO, virtualLink: '' };

describe('the text of a place', () => {
  it.each([
    ['an office', OFFICE, true, 'Studio\n12 Alder Street, Vancouver'],
    ['an office before the visit is accepted', OFFICE, false, 'Studio\n12 Alder Street, Vancouver'],
    ['a hidden address', HIDDEN, true, 'Studio\n12 Alder Street, Vancouver'],
    ['a hidden address before the visit is accepted', HIDDEN, false, 'Studio'],
    ['a video call', VIDEO, true, 'Online\nhttps://meet.example.com/1'],
    ['a video call before the visit is accepted', VIDEO, false, 'Online'],
    ['a call with instructions only', NO_LINK, true, 'Online\nBe early.'],
  ])('of %s', (_what, place, knows, text) => {
    expect(placeText(create(PlaceSchema, place), knows)).toBe(text);
  });
});

describe('the news of a place', () => {
  it.each([
    ['nothing', OFFICE, {}, true, undefined],
    ['another location', OFFICE, { locationId: 'c' }, true, 'place'],
    ['another kind', OFFICE, { kind: 'virtual' }, false, 'place'],
    ['another address', OFFICE, { singleLine: '4 Fern Lane' }, true, 'place'],
    ['another address of a request', OFFICE, { singleLine: '4 Fern Lane' }, false, 'place'],
    ['another hidden address', HIDDEN, { singleLine: '4 Fern Lane' }, true, 'place'],
    ['another hidden address of a request', HIDDEN, { singleLine: '4 Fern Lane' }, false, undefined],
    ['an address that is hidden from now on', OFFICE, { hideAddress: true }, true, undefined],
    ['a hidden address that becomes public', HIDDEN, { hideAddress: false }, false, undefined],
    ['another name', OFFICE, { name: 'Annex' }, true, 'place name'],
    ['another name of a hidden address', HIDDEN, { name: 'Annex', singleLine: '4 Fern Lane' }, false, 'place name'],
    ['another name and address', OFFICE, { name: 'Annex', singleLine: '4 Fern Lane' }, true, 'place'],
    ['a link that an office does not use', OFFICE, { virtualLink: 'https://meet.example.com/2' }, true, undefined],
    ['another link', VIDEO, { virtualLink: 'https://meet.example.com/2' }, true, 'video link'],
    ['another link of a request', VIDEO, { virtualLink: 'https://meet.example.com/2' }, false, undefined],
    ['a first link', NO_LINK, { virtualLink: 'https://meet.example.com/2' }, true, 'video link'],
    ['a link that is removed', VIDEO, { virtualLink: '' }, true, 'joining details'],
    ['other instructions', VIDEO, { virtualInstructions: 'Be late.' }, true, 'joining details'],
    ['other instructions of a request', VIDEO, { virtualInstructions: 'Be late.' }, false, undefined],
    ['the telephone', VIDEO, { virtualType: 'phone', singleLine: 'By phone' }, false, 'joining details'],
    ['another name of a call', VIDEO, { name: 'Call' }, false, 'place name'],
  ])('with %s', (_what, before, changes, knows, news) => {
    const [old, now] = [before, { ...before, ...changes }].map((place) => create(PlaceSchema, place));
    expect(placeDifference(old, now, knows)).toBe(news);
    expect(placeDifference(now, now, knows)).toBeUndefined();
  });

  it('is nothing where one of the places is unknown', () => {
    expect(placeDifference(undefined, create(PlaceSchema, OFFICE), true)).toBeUndefined();
  });
});
