import type { LaskupohjaListed } from '@keikka/contracts';
import { numericDate } from '@keikka/domain';
import type { PohjanEsteet } from '@keikka/domain/laskupohja';
import { Box, CircleCheck, FileText, Flex, Link, Span, Text, TriangleAlert } from '@keikka/ui';
import { Failed } from '../../../../parts/list-states.js';
import { usePohjienEsteet } from '../../../../parts/pohjien-esteet.js';
import { orderInvoicesTexts as texts } from '../../order-invoices-texts.js';

type Judged = PohjanEsteet<LaskupohjaListed>;

/** Which templates a new invoice of the order is made of, and what they give it; or why none fits [I-061]. */
export function OrderInvoicePohjat({ keikkaId }: { keikkaId: number }) {
  const { pohjat, error, retrying, retry } = usePohjienEsteet(keikkaId);
  if (error && !pohjat)
    return <Failed text={texts.tarkistusFailed} error={error} retrying={retrying} onRetry={retry} />;
  return (
    <Flex align="center" gap="2" px="3" py="1" minH="11" wrap="wrap" borderBottomWidth="1px">
      <Text as="h3" textStyle="text.table" fontWeight="semibold">
        {texts.laskupohja}
      </Text>
      {pohjat ? (
        <Pohjat judged={pohjat} />
      ) : (
        <Span role="status" textStyle="text.table" color="fg.muted">
          {texts.tarkistetaan}
        </Span>
      )}
    </Flex>
  );
}

function Pohjat({ judged }: { judged: readonly Judged[] }) {
  const fitting = judged.filter(({ puuttuu }) => puuttuu === 0).map(({ pohja }) => pohja);
  const [main] = fitting;
  if (!main) return <NonePohja nearest={judged[0]} />;
  const ends = fitting.flatMap(({ endDate }) => endDate ?? []).toSorted();
  return (
    <>
      <Flex as="ul" aria-label={texts.pohjat} listStyleType="none" gap="2" wrap="wrap">
        {fitting.map((pohja) => (
          <PohjaLink key={pohja.laskupohjaId} pohja={pohja} />
        ))}
      </Flex>
      <Flex as="span" align="center" gap="1" textStyle="text.table" color="status.success.fg">
        <CircleCheck size={16} aria-hidden />
        {texts.ehdotTayttyvat}
      </Flex>
      <Span textStyle="text.label" color="fg.muted">
        {[
          texts.luo(main.maksuEhtoPv),
          ...ends.slice(0, 1).map((day) => texts.voimassaAsti(numericDate(day))),
        ].join(' · ')}
      </Span>
    </>
  );
}

/** It opens beside the order, which may have what is not saved yet. */
function PohjaLink({ pohja: { laskupohjaId, laskupohjaNimi, riviCount } }: { pohja: LaskupohjaListed }) {
  return (
    <Box as="li">
      <Link
        href={`/laskutus/laskupohjat?pohja=${laskupohjaId}`}
        target="_blank"
        rel="noopener"
        gap="1.5"
        px="2"
        minH="8"
        borderWidth="1px"
        borderRadius="md"
        color="fg"
        textStyle="text.table"
      >
        <FileText size={16} aria-hidden />
        {laskupohjaNimi}
        <Span color="fg.muted">{texts.riveja(riviCount)}</Span>
      </Link>
    </Box>
  );
}

/** No template fits: the first condition that keeps the nearest from it. */
function NonePohja({ nearest }: { nearest: Judged | undefined }) {
  const este = nearest && Object.values(nearest.esteet).find((text) => text !== '');
  return (
    <>
      <Flex as="span" align="center" gap="1" textStyle="text.table" color="status.warning.fg">
        <TriangleAlert size={16} aria-hidden />
        {texts.eiPohjaa}
      </Flex>
      <Span textStyle="text.label" color="fg.muted">
        {[...(este ? [texts.lahin(nearest.pohja.laskupohjaNimi, este)] : []), texts.jaaTyhjaksi].join(' · ')}
      </Span>
    </>
  );
}
