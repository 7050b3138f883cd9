import { Injectable } from '@nestjs/common';
import type { InputOf, TyomaaFields, tyomaaCalls } from '@keikka/contracts';
import { osoitehakuOf } from '@keikka/domain';
import { GeokoodausService } from '../geokoodaus/geokoodaus.service.js';
import { taydennetty, type Osoitehaku } from '../tyomaa/osoitehaku.rules.js';
import { newSite } from '../tyomaa/tyomaa.record.js';

/** What the addresses of sites tell of them. A save does without where no answer comes soon. */
@Injectable()
export class WorksiteOsoite {
  constructor(private readonly geokoodaus: GeokoodausService) {}

  /** A new site as it is to be stored, with what its address tells. @throws Failure TYOMAA.NO_STREET */
  async uusi(create: InputOf<typeof tyomaaCalls.create>): Promise<TyomaaFields> {
    const site = newSite(create);
    return taydennetty(site, null, await this.haku(site, null));
  }

  /** Null where nothing is to be looked up: no address, or one that stays with its code and its place. */
  async haku(site: TyomaaFields, before: TyomaaFields | null): Promise<Osoitehaku | null> {
    const text = osoitehakuOf(site);
    const textBefore = before && osoitehakuOf(before);
    if (text === null) return null;
    const ennen = textBefore && textBefore !== text ? await this.geokoodaus.kept(textBefore) : null;
    const isWhole = site.tyomaaOsoite3 && site.tyomaaLat !== null && site.tyomaaLng !== null;
    return isWhole && !ennen ? null : { text, nyt: await this.geokoodaus.soon(text), ennen };
  }
}
