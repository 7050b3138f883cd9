import { Controller } from '@nestjs/common';
import { staffMessages, type StaffSnapshot } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { SnapshotService } from './snapshot.service.js';

@Controller()
export class SnapshotController {
  constructor(private readonly snapshot: SnapshotService) {}

  @Handles(staffMessages.snapshot)
  @Needs('service')
  read(): Promise<StaffSnapshot> {
    return this.snapshot.read();
  }
}
