import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { DataExportController } from './data-export.controller.js';
import { DataExportResolver } from './data-export.resolver.js';
import { DataExportsService } from './data-exports.service.js';
import { ExportFileService } from './export-file.service.js';

@Module({
  imports: [AccountsModule, ErasureModule],
  controllers: [DataExportController],
  providers: [DataExportResolver, DataExportsService, ExportFileService],
})
export class DataExportModule {}
