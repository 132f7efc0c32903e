import { changeRow } from './databases.js';
import { eventually } from './eventually.js';

/**
 * Moves a visit into the past: it began three hours ago and lasted one. Past times cannot be booked, and the clocks of
 * a running Yarrow cannot be advanced, so this changes its time in the databases of the services that store it.
 */
export async function letPass(appointmentId: string): Promise<void> {
  const began = `starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'`;
  await changeRow('scheduling', `update appointments set ${began} where id = $1`, appointmentId);
  await changeRow('payments', `update appointment_projections set ${began} where appointment_id = $1`, appointmentId);
}

/** As `letPass`, where reviews has to know it too: services learn of a new visit by events. */
export async function letPassForReviews(appointmentId: string): Promise<void> {
  await eventually('the visit in payments and reviews', async () => {
    await letPass(appointmentId);
    const ended = `ends_at = now() - interval '2 hours'`;
    await changeRow('reviews', `update appointment_projections set ${ended} where appointment_id = $1`, appointmentId);
    return true;
  });
}
