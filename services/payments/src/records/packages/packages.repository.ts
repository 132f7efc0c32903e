import { Injectable } from '@nestjs/common';
import { type ProjectionTable, upsertIfNewer } from '@yarrow/kit/database/upsert-if-newer';
import { type EntityManager, In } from 'typeorm';
import { ClientPackage } from './client-package.entity.js';

const USES: ProjectionTable = { name: 'package_uses', key: ['package_id'] };

@Injectable()
export class PackagesRepository {
  async add(tx: EntityManager, sold: ClientPackage): Promise<void> {
    await tx.insert(ClientPackage, sold);
  }

  async save(tx: EntityManager, sold: ClientPackage): Promise<void> {
    await tx.save(sold);
  }

  async find(tx: EntityManager, id: string): Promise<ClientPackage | null> {
    return tx.findOneBy(ClientPackage, { id });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<ClientPackage[]> {
    return tx.findBy(ClientPackage, { id: In([...ids]) });
  }

  /** The package that a visit bought. */
  async findByAppointment(tx: EntityManager, appointmentId: string): Promise<ClientPackage | null> {
    return tx.findOneBy(ClientPackage, { appointmentId });
  }

  /** Keeps the newest that scheduling has published of a package's sessions. */
  async saveUses(tx: EntityManager, packageId: string, sessionsUsed: number, version: number): Promise<void> {
    await upsertIfNewer(tx, USES, { package_id: packageId, sessions_used: sessionsUsed, version });
  }

  /** Sessions used as scheduling counts them; before it has published any, the first one. */
  async getSessionsUsed(tx: EntityManager, packageId: string): Promise<number> {
    const [row] = await tx.query<{ used: number }[]>(
      'SELECT sessions_used AS used FROM package_uses WHERE package_id = $1',
      [packageId],
    );
    return row?.used ?? 1;
  }

  /** Sessions used as scheduling counts them; nothing of packages of which it has published nothing. */
  async listSessionsUsed(tx: EntityManager, packageIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ id: string; used: number }[]>(
      'SELECT package_id AS id, sessions_used AS used FROM package_uses WHERE package_id = ANY($1::uuid[])',
      [packageIds],
    );
    return new Map(rows.map(({ id, used }) => [id, used]));
  }
}
