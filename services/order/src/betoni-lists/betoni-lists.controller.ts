import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DataSource, In } from 'typeorm';
import { betoniListCalls, type InputOf } from '@keikka/contracts';
import { Handles, Public } from '@keikka/server';
import { KayttoIka, Laatu, Lujuus, Notkeus, RaeKoko } from '../betoni/betoni-reference.entity.js';

/** Offered by every supplier. */
const EVERYBODY = 0;

/** What a concrete line is chosen from. Standards and names of qualities are no secret, so the lists need no login (I-175). */
@Controller()
export class BetoniListsController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Handles(betoniListCalls.laatu)
  @Public()
  laadut(@Payload() { asiakasId }: InputOf<typeof betoniListCalls.laatu>): Promise<Laatu[]> {
    return this.dataSource.manager.find(Laatu, {
      where: { asiakasId: In([EVERYBODY, asiakasId]) },
      order: { laatuId: 'ASC' },
    });
  }

  @Handles(betoniListCalls.raeKoko)
  @Public()
  raeKoot(): Promise<RaeKoko[]> {
    return this.dataSource.manager.find(RaeKoko, { order: { sliderSortId: 'ASC' } });
  }

  @Handles(betoniListCalls.lujuus)
  @Public()
  lujuudet(): Promise<Lujuus[]> {
    return this.dataSource.manager.find(Lujuus, { order: { lujuusId: 'ASC' } });
  }

  @Handles(betoniListCalls.notkeus)
  @Public()
  notkeudet(): Promise<Notkeus[]> {
    return this.dataSource.manager.find(Notkeus, { order: { notkeusId: 'ASC' } });
  }

  @Handles(betoniListCalls.kayttoIka)
  @Public()
  kayttoIat(): Promise<KayttoIka[]> {
    return this.dataSource.manager.find(KayttoIka, { order: { kayttoIkaId: 'ASC' } });
  }
}
