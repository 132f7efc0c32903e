import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { ServiceProjectionModule } from '../service-projection/service-projection.module.js';
import { CustomPricesResolver } from './custom-prices.resolver.js';
import { CustomPricesService } from './custom-prices.service.js';

@Module({
  imports: [ServiceProjectionModule],
  providers: [ClientsRepository, CustomPricesResolver, CustomPricesService],
})
export class CustomPricesModule {}
