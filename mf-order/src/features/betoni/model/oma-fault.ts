import { failureBody } from '@keikka/contracts';
import { lisaSanat, omaKetju, varattuSana, type BetoniShortCut, type KomentoLists } from '@keikka/domain';

/** Why an own command would be refused, as far as the browser knows: a word that means something else, or no end. */
export function omaFault(komento: BetoniShortCut, lists: KomentoLists): string | undefined {
  const { betoniShortCutId: id, betoniShortCut, betoniShortCutNimi } = komento;
  for (const sana of [...lisaSanat(betoniShortCut), betoniShortCutNimi.trim()]) {
    const merkitys = varattuSana(sana, lists);
    if (merkitys !== undefined) return failureBody('BETONI.OMA_WORD_RESERVED', { sana, merkitys }).message;
  }
  const others = lists.shortCuts.filter(({ betoniShortCutId }) => betoniShortCutId !== id);
  const endless = omaKetju(id, { ...lists, shortCuts: [...others, komento] });
  if (!endless) return undefined;
  const ketju = endless.names.join(' → ');
  return failureBody(endless.fault === 'circle' ? 'BETONI.OMA_CIRCLE' : 'BETONI.OMA_TOO_DEEP', { ketju })
    .message;
}
