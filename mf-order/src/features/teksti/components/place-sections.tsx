import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, Flex, LinkButton, Navigation, Text, type SystemStyleObject } from '@keikka/ui';
import { tyomaaFacts } from '../model/facts.js';
import { directionsHref } from '../model/links.js';
import { toimitusState } from '../model/toimitus-state.js';
import { words } from '../../../words/words.js';
import { texts } from '../texts.js';
import { ContactLine } from './contact-line.js';
import { Facts } from './facts.js';
import { Missing, SheetSection } from './sheet-section.js';
import { WIDE } from './wide.js';

const directions: SystemStyleObject = {
  flex: 'none',
  _print: { display: 'none' },
};

export function ToimitusSection({ answer }: { answer: KeikkaGetAnswer }) {
  return (
    <SheetSection title={texts.sections.toimitus} note={toimitusState(answer.keikkaData)}>
      <ToimitusLines answer={answer} />
    </SheetSection>
  );
}

/** The address of the site and the way to it. */
export function ToimitusLines({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const href = directionsHref(keikkaData);
  return (
    <Flex align="center" justify="space-between" gap="3">
      <Box minW="0" flex="1">
        {keikkaData.tyomaaOsoite ? (
          <Text fontWeight="semibold">{keikkaData.tyomaaOsoite}</Text>
        ) : (
          <Missing>{texts.missing.toimitus}</Missing>
        )}
        <Text color="fg.muted" whiteSpace="pre-wrap">
          {keikkaData.keikkaAjoOhje}
        </Text>
      </Box>
      {href && (
        <LinkButton href={href} target="_blank" rel="noreferrer" css={directions}>
          <Navigation />
          {texts.directions}
        </LinkButton>
      )}
    </Flex>
  );
}

/** Whom to call at the site is what a phone is taken out for. */
const secondOnPhone: SystemStyleObject = { order: -1, [WIDE]: { order: 0 } };

export function TyomaaSection({ answer }: { answer: KeikkaGetAnswer }) {
  return (
    <SheetSection title={texts.sections.tyomaa} css={secondOnPhone}>
      <TyomaaLines answer={answer} />
    </SheetSection>
  );
}

/** The site with its contact person, unless that stands elsewhere. */
export function TyomaaLines({ answer, contact = true }: { answer: KeikkaGetAnswer; contact?: boolean }) {
  const { keikkaData } = answer;
  const { tyomaaNimi, tyomaaMemo, yhteyshenkiloNimi, yhteyshenkiloPuhelin, yhteyshenkiloEmail } = keikkaData;
  return (
    <>
      {tyomaaNimi ? (
        <Text fontWeight="semibold">{tyomaaNimi}</Text>
      ) : (
        <Missing>{texts.missing.tyomaa}</Missing>
      )}
      {contact && (yhteyshenkiloNimi || yhteyshenkiloPuhelin) && (
        <Box data-place="yhteyshenkilo" tabIndex={-1}>
          <ContactLine
            label={texts.siteContact}
            name={yhteyshenkiloNimi}
            phone={yhteyshenkiloPuhelin}
            email={yhteyshenkiloEmail}
            callLabel={words.callSite}
            isMain
          />
        </Box>
      )}
      <Facts facts={tyomaaFacts(answer)} />
      {tyomaaMemo && (
        <Text color="fg.muted" whiteSpace="pre-wrap">
          {tyomaaMemo}
        </Text>
      )}
    </>
  );
}
