import { CANARIES, type Role, type World } from './world.js';

/** Tokens and texts that not everybody may read, with those who may. */
export function secretsOf({ visit, past, place, packageToken, review, uploadHash, intakeId }: World) {
  const holders: readonly Role[] = ['client', 'link'];
  const parties: readonly Role[] = [...holders, 'practice'];
  return {
    'the client’s link to the visit': { secret: visit.token, readers: holders },
    'the client’s link to the past visit': { secret: past.token, readers: holders },
    'the client’s link to the place in an event': { secret: place.token, readers: holders },
    'the link of the package': { secret: packageToken, readers: holders },
    'the link of the review': { secret: review.token, readers: holders },
    'the code of the review': { secret: review.code, readers: holders },
    'the link of the upload': { secret: uploadHash, readers: holders },
    'the link of the intake form': { secret: intakeId, readers: holders },
    'the practice’s token of the visit': { secret: visit.practiceToken, readers: ['practice'] },
    'the practice’s token of the place': { secret: place.practiceToken, readers: ['practice'] },
    'the practice’s note': { secret: CANARIES.note, readers: ['practice'] },
    'what the client wrote': { secret: CANARIES.clientNote, readers: parties },
    'the hidden address': { secret: CANARIES.address, readers: parties },
    'the client’s address': { secret: CANARIES.email, readers: parties },
    'the client’s phone': { secret: CANARIES.phone, readers: parties },
    'the client’s last name': { secret: CANARIES.lastName, readers: parties },
  } satisfies Record<string, { secret: string; readers: readonly Role[] }>;
}
