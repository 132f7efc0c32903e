import type { JsonObject } from '@bufbuild/protobuf';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest that scheduling told of an appointment. */
@Entity('appointment_copies')
export class AppointmentCopy {
  @PrimaryColumn('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('integer')
  version: number;

  /** `scheduling.v1.Appointment` in protobuf's JSON form. */
  @Column('jsonb')
  snapshot: JsonObject;
}
