import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type StaffDemo } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { DemoService } from './demo.service.js';

@Controller()
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Handles(staffMessages.demoLoad)
  @Needs('service')
  load(@Payload() demo: StaffDemo): Promise<{ loaded: number }> {
    return this.demo.load(demo);
  }
}
