import { Controller, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  gridMessages,
  palkkiCalls,
  type GridPalkki,
  type GridPalkkiType,
  type InputOf,
  type SavedPalkki,
} from '@keikka/contracts';
import { Needs, Public, ServiceClient } from '@keikka/server';
import { Bulk } from '../calls/bulk.js';
import { Tenant } from '../calls/tenant.js';
import { windowOf } from '../calls/day-window.js';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { palkkiSaveOf } from './palkki-save.js';

@ApiTags('grid')
@Controller()
export class PalkkiController {
  constructor(private readonly client: ServiceClient) {}

  /** Palkki types are public (A-9, C-64). */
  @Route(palkkiCalls.listTypes)
  @Public()
  @Tenant({ asiakasId: 'service' })
  @Header('cache-control', 'public, max-age=3600')
  async listTypes(
    @Input() input: InputOf<typeof palkkiCalls.listTypes>,
  ): Promise<{ gridTypes: GridPalkkiType[] }> {
    return { gridTypes: await this.client.ask(gridMessages.palkkiTypeList, input) };
  }

  @Route(palkkiCalls.list)
  @Bulk()
  @Needs('page.grid.read')
  @Tenant({ ownerAsiakasId: 'own', sourceAsiakasId: 'service' })
  @Header('cache-control', 'private, max-age=600')
  list(@Input() input: InputOf<typeof palkkiCalls.list>): Promise<GridPalkki[]> {
    const { start, end, sourceAsiakasId } = input;
    return this.client.ask(gridMessages.palkkiList, { ...windowOf(start, end, 'end'), sourceAsiakasId });
  }

  @Route(palkkiCalls.save, palkkiCalls.make)
  @Needs('action.palkki.create')
  @Tenant({ ownerAsiakasId: 'own', sourceAsiakasId: 'service' })
  async save(@Input() input: InputOf<typeof palkkiCalls.save>): Promise<SavedPalkki> {
    const saved = await this.client.ask(gridMessages.palkkiSave, palkkiSaveOf(input));
    return { returnValue: saved, savedPalkki: saved };
  }

  @Route(palkkiCalls.copy)
  @Needs('action.palkki.create')
  async copy(@Input() input: InputOf<typeof palkkiCalls.copy>): Promise<SavedPalkki> {
    const saved = await this.client.ask(gridMessages.palkkiCopy, input);
    return { returnValue: saved, savedPalkki: saved };
  }
}
