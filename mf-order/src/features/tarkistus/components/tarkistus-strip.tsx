import { tarkistusKohteet, type KeikkaData, type TarkistusKohde } from '@keikka/contracts';
import { Box, Button, Check, CircleAlert, Copy, Flex, IconButton, Span, usePhone } from '@keikka/ui';
import { texts } from '../texts.js';

interface TarkistusStripProps {
  keikka: Pick<KeikkaData, 'tarkistettavat' | 'copiedFromId'>;
  /** Leads to where it is looked at. */
  onGo: (kohde: TarkistusKohde) => void;
  /** Absent for who may not plan the order. */
  onConfirm: ((kohde: TarkistusKohde) => void) | undefined;
}

/** What is still to be looked at in a copied order, above its form; nothing in any other, and once all is. */
export function TarkistusStrip({ keikka: { tarkistettavat, copiedFromId }, ...acts }: TarkistusStripProps) {
  if (tarkistettavat.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={texts.title}
      px="4"
      py="2"
      bg="status.warning.bg"
      borderBottomWidth="1px"
      borderColor="status.warning.border"
      _print={{ display: 'none' }}
    >
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
        <Span color="status.warning.fg" flexShrink="0">
          <Copy size={16} aria-hidden />
        </Span>
        <Box flex="1" minW="200px">
          {copiedFromId !== null && <Span fontWeight="semibold">{texts.copiedFrom(copiedFromId)} </Span>}
          {texts.task}
        </Box>
        <Progress left={tarkistettavat} />
      </Flex>
      <Flex as="ul" listStyleType="none" wrap="wrap" align="center" gap="2" mt="1.5" ps={{ md: '7' }}>
        {tarkistusKohteet.map((kohde) => (
          <Flex as="li" key={kohde} align="center">
            {tarkistettavat.includes(kohde) ? <ToCheck kohde={kohde} {...acts} /> : <Done kohde={kohde} />}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

function Progress({ left }: { left: readonly TarkistusKohde[] }) {
  const all = tarkistusKohteet.length;
  return (
    <Flex align="center" gap="2" flexShrink="0">
      <Flex gap="3px" aria-hidden>
        {tarkistusKohteet.map((kohde, index) => (
          <Box
            key={kohde}
            w="18px"
            h="6px"
            borderWidth="1px"
            borderColor={index < all - left.length ? 'status.success.fg' : 'status.warning.fg'}
            bg={index < all - left.length ? 'status.success.fg' : undefined}
          />
        ))}
      </Flex>
      <Span role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {texts.progress(all - left.length, all)}
      </Span>
    </Flex>
  );
}

function ToCheck({
  kohde,
  onGo,
  onConfirm,
}: { kohde: TarkistusKohde } & Omit<TarkistusStripProps, 'keikka'>) {
  const name = texts.kohteet[kohde];
  const size = usePhone() ? undefined : '7';
  return (
    <>
      <Button
        aria-label={texts.go(name)}
        h={size}
        px="2"
        color="status.warning.fg"
        borderColor="status.warning.fg"
        borderEndRadius={onConfirm && '0'}
        onClick={() => onGo(kohde)}
      >
        <CircleAlert size={14} aria-hidden />
        {name}
      </Button>
      {onConfirm && (
        <IconButton
          label={texts.confirm(name)}
          variant="secondary"
          h={size}
          w={size}
          minW={size}
          color="status.success.fg"
          borderColor="status.warning.fg"
          borderStartRadius="0"
          borderStartWidth="0"
          onClick={() => onConfirm(kohde)}
        >
          <Check size={14} />
        </IconButton>
      )}
    </>
  );
}

function Done({ kohde }: { kohde: TarkistusKohde }) {
  const name = texts.kohteet[kohde];
  return (
    <Flex align="center" gap="1" px="1" role="img" aria-label={texts.isDone(name)} textStyle="text.table">
      <Check size={14} aria-hidden />
      {name}
    </Flex>
  );
}
