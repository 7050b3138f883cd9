import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, type OrderDemo } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { DemoService } from './demo.service.js';

@Controller()
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Handles(orderMessages.demoLoad)
  @Needs('service')
  load(@Payload() demo: OrderDemo): Promise<{ loaded: number }> {
    return this.demo.load(demo);
  }
}
