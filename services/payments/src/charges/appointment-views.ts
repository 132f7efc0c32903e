import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AppointmentCopies } from '../appointment-copies/appointment-copies.service.js';
import type { Appointment } from '../generated/graphql.js';
import { type PaymentPicture, PaymentPictures } from '../statuses/payment-pictures.js';
import { appointmentView } from './appointment-view.js';

/** Reads appointments for resolvers: all of a request in one batch. */
@Injectable()
export class AppointmentViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: AppointmentCopies,
    private readonly pictures: PaymentPictures,
    private readonly clock: Clock,
  ) {}

  /** The money side of an appointment for whoever holds the secret of its link; null for all others. */
  async findByToken(context: GraphqlContext, appointmentId: string, token: string): Promise<Appointment | null> {
    const picture = await this.loader(context).load(appointmentId);
    return picture?.copy.opensWith(token) ? appointmentView(picture, this.clock.now()) : null;
  }

  /** As it is now, for a caller who was allowed to change it. */
  async get(appointmentId: string): Promise<Appointment> {
    const pictures = await this.pictures.list(this.dataSource.manager, [appointmentId]);
    return appointmentView(pictures.get(appointmentId)!, this.clock.now());
  }

  private loader(context: GraphqlContext) {
    return loaderOf<string, PaymentPicture | null>(context, AppointmentViews, (ids) => this.batch(ids));
  }

  private async batch(ids: readonly string[]): Promise<(PaymentPicture | null)[]> {
    const { manager } = this.dataSource;
    const pictures = await this.pictures.list(manager, ids.filter(isUuid));
    const missing = ids.filter((id) => !pictures.has(id));
    const fetched = (await Promise.all(missing.map((id) => this.copies.find(id)))).filter((copy) => copy !== null);
    const late = await this.pictures.list(
      manager,
      fetched.map((copy) => copy.appointmentId),
    );
    return ids.map((id) => pictures.get(id) ?? late.get(id) ?? null);
  }
}
