import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ViewsModule } from '../views/views.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { InvoiceFilesController } from './invoice-files.controller.js';
import { InvoiceFilesService } from './invoice-files.service.js';
import { InvoiceIssuingService } from './invoice-issuing.service.js';
import { InvoicesJob } from './invoices.job.js';
import { InvoicesResolver } from './invoices.resolver.js';
import { InvoicesService } from './invoices.service.js';

@Module({
  imports: [AccessModule, AppointmentProjectionModule, ViewsModule, SettlementModule],
  controllers: [InvoiceFilesController],
  providers: [InvoiceFilesService, InvoiceIssuingService, InvoicesJob, InvoicesResolver, InvoicesService],
})
export class InvoicesModule {}
