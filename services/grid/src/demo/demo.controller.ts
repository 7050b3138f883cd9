import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { gridMessages, type GridDemo } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { DemoService } from './demo.service.js';

@Controller()
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Handles(gridMessages.demoLoad)
  @Needs('service')
  load(@Payload() demo: GridDemo): Promise<{ loaded: number }> {
    return this.demo.load(demo);
  }
}
