import { Injectable } from '@nestjs/common';
import { Brackets, type EntityManager, In } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { OpenPackage } from './open-package.entity.js';

const MAX_LISTED = 200;

/**
 * Packages and the numbers of their sessions in use.
 *
 * Locks: an appointment or hold first, then the package, then occupancies. Sessions are taken under the package's lock.
 */
@Injectable()
export class OpenPackagesRepository {
  /** @returns false where the visit has opened one already */
  async insert(tx: EntityManager, openPackage: OpenPackage): Promise<boolean> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(OpenPackage)
      .values(openPackage)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  async save(tx: EntityManager, openPackage: OpenPackage): Promise<void> {
    await tx.update(OpenPackage, { id: openPackage.id }, openPackage as never);
  }

  findByToken(tx: EntityManager, token: string): Promise<OpenPackage | null> {
    return tx.findOneBy(OpenPackage, { tokenDigest: hashToken(token) });
  }

  findForUpdate(tx: EntityManager, id: string): Promise<OpenPackage | null> {
    return tx.findOne(OpenPackage, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those that a contact or its account has at a practice, locked in the order of their ids. */
  listForUpdate(
    tx: EntityManager,
    { practiceId, clientId, userId }: { practiceId: string; clientId: string; userId: string | null },
  ): Promise<OpenPackage[]> {
    const open = { practiceId, refunded: false };
    return tx.find(OpenPackage, {
      where: [{ ...open, clientId }, ...(userId ? [{ ...open, userId }] : [])],
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  findByAppointment(tx: EntityManager, appointmentId: string): Promise<OpenPackage | null> {
    return tx.findOneBy(OpenPackage, { appointmentId });
  }

  findByAppointmentForUpdate(tx: EntityManager, appointmentId: string): Promise<OpenPackage | null> {
    return tx.findOne(OpenPackage, { where: { appointmentId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Gives a package another id, with all that refers to it; its visits are locked before it, in the order of ids. */
  async rename(tx: EntityManager, from: string, to: string): Promise<void> {
    await tx.query('SELECT 1 FROM appointments WHERE package_id = $1 ORDER BY id FOR UPDATE', [from]);
    await tx.query('UPDATE open_packages SET id = $2 WHERE id = $1', [from, to]);
    for (const table of ['appointments', 'slot_holds']) {
      await tx.query(`UPDATE ${table} SET package_id = $2 WHERE package_id = $1`, [from, to]);
    }
  }

  listByIds(tx: EntityManager, ids: readonly string[]): Promise<OpenPackage[]> {
    return tx.findBy(OpenPackage, { id: In([...ids]) });
  }

  /** Those of an account and the contacts that stand for it, newest first. */
  listOfClient(
    tx: EntityManager,
    { userId, clientIds, practiceId }: { userId: string; clientIds: readonly string[]; practiceId?: string },
  ): Promise<OpenPackage[]> {
    const query = tx.createQueryBuilder(OpenPackage, 'p').where(
      new Brackets((either) => {
        either.where('p.userId = :userId', { userId }).orWhere('p.clientId = ANY(:clientIds)', { clientIds });
      }),
    );
    if (practiceId) query.andWhere('p.practiceId = :practiceId', { practiceId });
    return query.andWhere('NOT p.refunded').orderBy('p.createdAt', 'DESC').take(MAX_LISTED).getMany();
  }

  /** Those that contacts or their accounts have at a practice, oldest first, with the contact whose they are. */
  async listOfContacts(
    tx: EntityManager,
    practiceId: string,
    clientIds: readonly string[],
  ): Promise<{ contactId: string; packageId: string }[]> {
    return tx.query(
      `SELECT contact.client_id AS "contactId", package.id AS "packageId"
       FROM unnest($2::uuid[]) AS contact (client_id)
       LEFT JOIN client_projections known ON known.client_id = contact.client_id AND known.practice_id = $1
       JOIN LATERAL (
         SELECT id, created_at FROM open_packages
         WHERE practice_id = $1 AND NOT refunded AND client_id = contact.client_id
         UNION
         SELECT id, created_at FROM open_packages
         WHERE practice_id = $1 AND NOT refunded AND user_id = known.user_id
       ) package ON true
       ORDER BY package.created_at, package.id LIMIT $3`,
      [practiceId, clientIds, MAX_LISTED * clientIds.length],
    );
  }

  /** Numbers of the sessions that visits take, by package, rising; one query for all. */
  async listUsedNumbers(tx: EntityManager, ids: readonly string[]): Promise<Map<string, number[]>> {
    const rows: { package_id: string; numbers: number[] }[] = await tx.query(
      `SELECT package_id, array_agg((package_session->>'sessionNumber')::integer ORDER BY 1) AS numbers
       FROM appointments WHERE package_id = ANY($1::uuid[]) AND NOT package_session_returned GROUP BY package_id`,
      [ids],
    );
    return new Map(rows.map(({ package_id: id, numbers }) => [id, numbers]));
  }

  /** Leaves a note of a refund whose sale has not been heard of. */
  async noteRefund(tx: EntityManager, paidPackageId: string): Promise<void> {
    await tx.query('INSERT INTO refunded_packages VALUES ($1) ON CONFLICT DO NOTHING', [paidPackageId]);
  }

  async isRefundNoted(tx: EntityManager, paidPackageId: string): Promise<boolean> {
    const rows = await tx.query('SELECT 1 FROM refunded_packages WHERE paid_package_id = $1', [paidPackageId]);
    return rows.length > 0;
  }
}
