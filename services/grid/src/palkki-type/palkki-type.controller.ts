import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { gridMessages, type GridPalkkiType } from '@keikka/contracts';
import { Handles, Public } from '@keikka/server';
import { PalkkiTypeService } from './palkki-type.service.js';

@Controller()
export class PalkkiTypeController {
  constructor(private readonly palkkiTypes: PalkkiTypeService) {}

  @Handles(gridMessages.palkkiTypeList)
  @Public()
  list(@Payload() { asiakasId }: { asiakasId: number }): Promise<GridPalkkiType[]> {
    return this.palkkiTypes.list(asiakasId);
  }
}
