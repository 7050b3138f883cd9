import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { PersonService } from './person.service.js';

@Controller()
export class PersonController {
  constructor(private readonly persons: PersonService) {}

  @Handles(staffMessages.kuskiDrives)
  @Needs('page.grid.edit')
  async drives(
    @Payload() { personId, yyyymmdd }: { personId: number; yyyymmdd: string },
  ): Promise<{ drives: boolean }> {
    return { drives: await this.persons.drives(personId, yyyymmdd) };
  }
}
