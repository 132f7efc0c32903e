import { Injectable } from '@nestjs/common';
import { fromJson, toJson } from '@bufbuild/protobuf';
import { AppointmentSchema, type Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { AppointmentCopy } from './appointment-copy.entity.js';

@Injectable()
export class AppointmentCopiesRepository {
  async save(tx: EntityManager, appointment: Appointment): Promise<void> {
    await tx.query(
      `INSERT INTO appointment_copies VALUES ($1, $2, $3)
       ON CONFLICT (appointment_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot
       WHERE appointment_copies.version < excluded.version`,
      [appointment.appointmentId, appointment.version, toJson(AppointmentSchema, appointment)],
    );
  }

  async find(tx: EntityManager, appointmentId: string): Promise<Appointment | null> {
    const copy = await tx.findOneBy(AppointmentCopy, { appointmentId });
    return copy && fromJson(AppointmentSchema, copy.snapshot);
  }
}
