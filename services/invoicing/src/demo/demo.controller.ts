import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { invoicingMessages, type InvoicingDemo } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { DemoService } from './demo.service.js';

@Controller()
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Handles(invoicingMessages.demoLoad)
  @Needs('service')
  load(@Payload() demo: InvoicingDemo): Promise<{ loaded: number }> {
    return this.demo.load(demo);
  }
}
