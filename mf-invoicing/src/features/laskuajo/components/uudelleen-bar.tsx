import type { LaskuajoPoikkeuksineen } from '@keikka/contracts';
import { useNavigate } from '@keikka/sdk';
import { Button, Flex, Link, Span } from '@keikka/ui';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { laskuttamattaOsoite } from '../model/ajot.js';
import { texts } from '../texts.js';

interface UudelleenBarProps {
  ajo: LaskuajoPoikkeuksineen;
  isBusy: boolean;
  onUudelleen: () => void;
}

/** Where the exceptions of a run are found later, and another run of its days, which makes what is mended by then. */
export function UudelleenBar({ ajo, isBusy, onUudelleen }: UudelleenBarProps) {
  const navigate = useNavigate();
  const mayBill = useMayBill();
  const { poikkeuksia, tila } = ajo;
  if (poikkeuksia === 0) return null;
  return (
    <Flex
      px="3"
      py="1.5"
      minH="11"
      gap="3"
      align="center"
      wrap="wrap"
      bg="bg.subtle"
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="text.table"
    >
      <Span>
        {`${texts.jaavat} `}
        <Link as="button" fontWeight="semibold" onClick={() => void navigate(laskuttamattaOsoite(ajo))}>
          {texts.laskuttamatta}
        </Link>
        .
      </Span>
      <Span flex="1" />
      {mayBill && tila !== 'käynnissä' && (
        <>
          <Span hideBelow="lg">{texts.uudelleenHint}</Span>
          <Button busy={isBusy} onClick={onUudelleen}>
            {texts.uudelleen}
          </Button>
        </>
      )}
    </Flex>
  );
}
