import type { Lahetys } from '@keikka/contracts';
import { clockOf, dayMonth, euroText, helsinkiDay } from '@keikka/domain';
import { Box, Flex, Span } from '@keikka/ui';
import { ListButton } from '../../../../parts/list-button.js';
import { lahetysTexts } from '../../lahetys-texts.js';
import { hasDeviation } from '../../model/tarkastus.js';
import { LahetysChip } from './lahetys-chip.js';

const texts = lahetysTexts.lahetykset;

interface LahetysListProps {
  lahetykset: readonly Lahetys[];
  openId: number;
  onOpen: (keikkaLaskuId: number) => void;
}

/** Each sending with its payer, its sum and how far it is. */
export function LahetysList({ lahetykset, openId, onOpen }: LahetysListProps) {
  return (
    <Box as="ul" listStyleType="none" aria-label={texts.otsikko}>
      {lahetykset.map((lahetys) => (
        <li key={lahetys.lahetysId}>
          <ListButton
            type="button"
            aria-current={lahetys.keikkaLaskuId === openId}
            onClick={() => onOpen(lahetys.keikkaLaskuId)}
          >
            <Flex justify="space-between" gap="2">
              <Span fontWeight="semibold" truncate>
                {lahetys.maksajaAsiakasNimi}
              </Span>
              <Span fontWeight="semibold" whiteSpace="nowrap">
                {euroText(lahetys.yhteensa)}
              </Span>
            </Flex>
            <Flex justify="space-between" gap="2" align="center" mt="0.5">
              <Span textStyle="text.label" color="fg.muted" truncate>
                {`${lahetys.laskuNo} · ${whereOf(lahetys)}`}
              </Span>
              <LahetysChip tila={hasDeviation(lahetys) ? 'ristiriita' : lahetys.tila} />
            </Flex>
          </ListButton>
        </li>
      ))}
    </Box>
  );
}

/** When it ended, under which key or with which code; while it goes on, which try it is. */
function whereOf({ kohde, paattynyt, pyydetty, ulkoinenId, virheKoodi, tila, yritys }: Lahetys): string {
  const at = new Date(paattynyt ?? pyydetty);
  const time = `${dayMonth(helsinkiDay(at))} ${clockOf(at)}`;
  if (kohde === 'Paperi') return `${time}, ${lahetysTexts.paperi.nimi}`;
  if (tila === 'lähetetty') return `${time}, ${lahetysTexts.avain(ulkoinenId)}`;
  if (tila === 'epäonnistui') return virheKoodi || time;
  if (tila === 'ristiriita') return time;
  return yritys === 0 ? texts.jonossa : texts.yritys(yritys);
}
