import type { JsonObject } from '@bufbuild/protobuf';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest snapshot that another service published of one of its objects. */
@Entity('projections')
export class Projection {
  /** Full name of the message, such as `catalog.v1.Practice`. */
  @PrimaryColumn('text')
  kind: string;

  @PrimaryColumn('uuid')
  id: string;

  /** What it belongs to: the group event of a registration. */
  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId: string | null;

  @Column('integer')
  version: number;

  /** In protobuf's JSON form. */
  @Column('jsonb')
  snapshot: JsonObject;
}
