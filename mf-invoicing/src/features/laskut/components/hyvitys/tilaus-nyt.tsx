import { laskuRiviFields, type HyvitettavaNyt } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { euroText } from '@keikka/domain';
import { Span, Text } from '@keikka/ui';
import { useHyvitettavaNyt } from '../../api/use-hyvitys.js';
import { hyvitysTexts } from '../../hyvitys-texts.js';
import { Rows } from './hyvitys-rivit.js';

const { nytTilaus: texts } = hyvitysTexts;

type Muutos = HyvitettavaNyt['muutokset'][number];

/** What has changed of the invoice's order and its templates since: a hint of what there is to credit. */
export function TilausNyt({ keikkaLaskuId }: { keikkaLaskuId: number }) {
  const { data, error } = useHyvitettavaNyt(keikkaLaskuId);
  if (!data && !error) return null;
  return (
    <section aria-label={texts.otsikko}>
      <Text as="h4" textStyle="text.table" fontWeight="semibold" mb="1">
        {texts.otsikko}
      </Text>
      {data?.onTilaus && data.muutokset.length > 0 ? (
        <Rows aria-label={texts.otsikko} bg="bg.surface" borderWidth="1px">
          <tbody>
            {data.muutokset.map((muutos, index) => (
              <tr key={index}>
                <td>{muutos.selite}</td>
                <td data-number>
                  <Span fontWeight="semibold">{muutosText(muutos)}</Span>
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      ) : (
        <Text textStyle="text.table" color="fg.muted">
          {!data ? texts.eiTietoa : data.onTilaus ? texts.ennallaan : texts.eiTilausta}
        </Text>
      )}
    </section>
  );
}

/** '112 → 110 m³', '8,90 → 9,20 €/m³'. */
function muutosText({ laji, silloin, nyt, yksikkö }: Muutos): string {
  const maara = (text: string | null): string => (text === null ? '' : inWords(laskuRiviFields.määrä, text));
  if (laji === 'hinta') return `${euroText(silloin ?? 0)} → ${euroText(nyt ?? 0)}${yksikkö && `/${yksikkö}`}`;
  if (laji === 'uusi') return texts.uusi([maara(nyt), yksikkö].filter(Boolean).join(' '));
  if (laji === 'pois') return texts.pois;
  return [maara(silloin), '→', maara(nyt), yksikkö].filter(Boolean).join(' ');
}
