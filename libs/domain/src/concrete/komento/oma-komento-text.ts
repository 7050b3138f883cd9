import { betoniString } from '../betoni-string.js';
import type { BetoniShortCut } from '../lists.js';
import { m3Text } from '../m3-text.js';
import {
  BLANK_KOMENTO_LINE,
  KOMENTO_MOST_CHARACTERS,
  type KomentoChanges,
  type KomentoLists,
} from './komento.js';
import { FAST_WORDS } from './keywords.js';
import { readKomento } from './read-komento.js';

/** What an own command makes of a blank line, in words: 'C35/45 #16 S3 XC4, XF4 100 v'. */
export function omaKomentoText({ betoniShortCutCommands }: BetoniShortCut, lists: KomentoLists): string {
  if (betoniShortCutCommands.length > KOMENTO_MOST_CHARACTERS) return '';
  return komentoText(readKomento(betoniShortCutCommands, BLANK_KOMENTO_LINE, lists).changes, lists);
}

/** A line, or what a command makes of one, in words: '12 m³ C30/37 #16 S3 XC3 50 v hissikuilu'. */
export function komentoText(changes: KomentoChanges, lists: KomentoLists): string {
  const laatu = lists.laadut.find(({ laatuId }) => laatuId === changes.laatuId);
  const betoni = betoniString({
    laatuLyhenne: laatu?.laatuLyhenne.trim() || (laatu?.laatuNimike ?? ''),
    lujuus: lists.lujuudet.find(({ lujuusId }) => lujuusId === changes.lujuusId)?.lujuusSelite ?? '',
    raeKokoShort: lists.raeKoot.find(({ raeKokoId }) => raeKokoId === changes.raeKokoId)?.raeKokoShort ?? '',
    notkeus: lists.notkeudet.find(({ notkeusId }) => notkeusId === changes.notkeusId)?.notkeusSelite ?? '',
    rasitusluokat: changes.rasitusluokat ?? '',
  });
  const ika = lists.kayttoIat.find(({ kayttoIkaId }) => kayttoIkaId === changes.kayttoIkaId)?.kayttoIkaSelite;
  const attrs = lists.attrs.filter(({ attrId }) => changes.addedAttrIds?.includes(attrId));
  return [
    changes.m3 === undefined ? '' : m3Text(changes.m3),
    ...[betoni, ika, changes.isNopea === 1 ? FAST_WORDS[0] : ''],
    ...attrs.map(({ attrNimike }) => attrNimike),
    changes.betoniComment,
  ]
    .filter(Boolean)
    .join(' ');
}
