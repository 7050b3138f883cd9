import { laskuRiviFields } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { euroText } from '@keikka/domain';
import { Box, chakra, CornerDownRight, Flex, Input, Span } from '@keikka/ui';
import { Checkbox, DecimalInput } from '@keikka/ui/forms';
import type { KeyboardEvent } from 'react';
import { hyvitysTexts as texts } from '../../hyvitys-texts.js';
import type { HyvitettavaRivi } from '../../model/hyvitys.js';
import { texts as laskuTexts } from '../../texts.js';
import { MAARA_SCALE, type HyvitysValinta, type Valittu } from './use-hyvitys-valinta.js';

const { columns } = texts;
const LONGEST_SYY = 500;
const maaraText = (määrä: string): string => inWords(laskuRiviFields.määrä, määrä);

interface HyvitysRivitProps {
  laskuNo: string;
  rivit: readonly HyvitettavaRivi[];
  valinta: HyvitysValinta;
}

/** The rows of a billed invoice: which are credited, how much of each, and what of it stays billed. */
export function HyvitysRivit({ laskuNo, rivit, valinta }: HyvitysRivitProps) {
  const headings = [columns.laskulla, columns.hyvitetty, columns.nyt, columns.yksikko, columns.hinta];
  return (
    <Box overflowX="auto">
      <Rows aria-label={texts.rivit} onKeyDown={toNextField}>
        <thead>
          <tr>
            <th aria-label={texts.hyvita} />
            <th>{columns.rivi(laskuNo)}</th>
            {[...headings, columns.alvProsentti, columns.netto, columns.alv].map((name) => (
              <th key={name} data-number={name === columns.yksikko ? undefined : true}>
                {name === columns.yksikko ? '' : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rivit.map((one) => (
            <Row key={one.rivi.keikkaLaskuRiviId} one={one} valinta={valinta} />
          ))}
        </tbody>
      </Rows>
    </Box>
  );
}

function Row({ one, valinta }: { one: HyvitettavaRivi; valinta: HyvitysValinta }) {
  const { rivi, hyvitetty, jaljella } = one;
  const valittu = valinta.valittuOf(one);
  const name = rivi.riviSelite;
  return (
    <>
      <tr data-off={valittu ? undefined : true}>
        <td>
          <Checkbox
            label={texts.valitse(name)}
            labelHidden
            checked={valittu !== undefined}
            disabled={jaljella === '0'}
            onCheckedChange={(isValittu) => valinta.valitse(one, isValittu)}
          />
        </td>
        <td>{name}</td>
        <td data-number>{maaraText(rivi.määrä ?? '0')}</td>
        <td data-number>{hyvitetty === '0' ? laskuTexts.dash : maaraText(hyvitetty)}</td>
        <td data-number>
          {valittu ? (
            <DecimalInput
              aria-label={texts.nyt(name)}
              aria-invalid={valittu.este !== undefined || undefined}
              data-nyt
              scale={MAARA_SCALE}
              size="sm"
              w="88px"
              fontWeight="semibold"
              value={valittu.teksti}
              onValueChange={(teksti) => valinta.kirjaa(one, { teksti })}
            />
          ) : (
            laskuTexts.dash
          )}
        </td>
        <td>{rivi.yksikkö}</td>
        <td data-number>{euroText(rivi.hinta ?? 0)}</td>
        <td data-number>{rivi.alv.replace('.', ',')}</td>
        <td data-number>
          <Span fontWeight="semibold">{valittu ? euroText(valittu.netto) : laskuTexts.dash}</Span>
        </td>
        <td data-number>{valittu ? euroText(valittu.alvSumma) : laskuTexts.dash}</td>
      </tr>
      {valittu && <Below one={one} valittu={valittu} onSyy={(syy) => valinta.kirjaa(one, { syy })} />}
    </>
  );
}

interface BelowProps {
  one: HyvitettavaRivi;
  valittu: Valittu;
  onSyy: (syy: string) => void;
}

/** Under a chosen row: why it is credited, and what stays billed of it or what is amiss. */
function Below({ one: { rivi, jaljella }, valittu, onSyy }: BelowProps) {
  const withUnit = (määrä: string): string => [maaraText(määrä), rivi.yksikkö].filter(Boolean).join(' ');
  const este =
    valittu.este === 'yli' ? texts.esteet.yli(withUnit(jaljella)) : valittu.este && texts.esteet.puuttuu;
  return (
    <tr data-below>
      <td />
      <td colSpan={5}>
        <Flex align="center" gap="2" color="fg.muted">
          <CornerDownRight size={14} aria-hidden />
          <Input
            aria-label={texts.rivinSyy(rivi.riviSelite)}
            placeholder={rivi.riviSelite2 || texts.rivinSyyEsim}
            size="sm"
            maxLength={LONGEST_SYY}
            value={valittu.syy}
            onChange={({ target }) => onSyy(target.value)}
          />
        </Flex>
      </td>
      <td colSpan={4} data-number>
        <Span role={este ? 'alert' : undefined} color={este ? 'status.error.fg' : 'fg.muted'}>
          {este ?? texts.jaa(withUnit(valittu.jaa))}
        </Span>
      </td>
    </tr>
  );
}

/** Enter goes from one quantity to the next. */
function toNextField(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-nyt]')];
  const next = fields[fields.indexOf(event.target) + 1];
  event.preventDefault();
  next?.focus();
  next?.select();
}

/** A dense table of figures. */
export const Rows = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    '& th, & td': { px: '2', h: '8', textAlign: 'start', whiteSpace: 'nowrap' },
    '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& thead': { bg: 'bg.muted', fontWeight: 'semibold' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& tbody tr[data-below]': { borderTopWidth: '0' },
    '& tr[data-below] td': { h: '6', pb: '1.5' },
    '& tr[data-off] td': { color: 'fg.muted' },
  },
});
