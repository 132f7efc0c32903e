import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { ServiceCopiesModule } from '../service-copies/service-copies.module.js';
import { CustomPricesResolver } from './custom-prices.resolver.js';
import { CustomPricesService } from './custom-prices.service.js';

@Module({
  imports: [ServiceCopiesModule],
  providers: [ClientsRepository, CustomPricesResolver, CustomPricesService],
})
export class CustomPricesModule {}
