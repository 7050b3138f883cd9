import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Text } from '@keikka/ui';
import { contacts, orderer, pumppausFacts, tehdasAddress, tehdasFacts } from '../model/facts.js';
import { texts } from '../texts.js';
import { ContactLine } from './contact-line.js';
import { Facts } from './facts.js';
import { Missing, SheetSection } from './sheet-section.js';

export function AsiakasSection({ answer }: { answer: KeikkaGetAnswer }) {
  return (
    <SheetSection title={texts.sections.asiakas}>
      <AsiakasLines answer={answer} />
    </SheetSection>
  );
}

/** The receiving customer, whom to call there and of the order, and the person who ordered. */
export function AsiakasLines({ answer }: { answer: KeikkaGetAnswer }) {
  const { keikkaData } = answer;
  return (
    <>
      {keikkaData.asiakasNimi ? (
        <div>
          <Text fontWeight="semibold">{keikkaData.asiakasNimi}</Text>
          {keikkaData.ytunnus && (
            <Text color="fg.muted">
              {texts.businessId} {keikkaData.ytunnus}
            </Text>
          )}
        </div>
      ) : (
        <Missing>{texts.missing.asiakas}</Missing>
      )}
      {contacts(answer).map((contact) => (
        <ContactLine key={contact.label} {...contact} callLabel={texts.call(contact.name)} />
      ))}
      <TilaajaLine answer={answer} />
    </>
  );
}

/** Who ordered, if anybody is known to have. */
export function TilaajaLine({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const person = orderer(keikkaData);
  return person && <ContactLine label={texts.orderer} {...person} callLabel={texts.call(person.name)} />;
}

export function PumppausSection({ answer }: { answer: KeikkaGetAnswer }) {
  const facts = pumppausFacts(answer);
  return (
    <SheetSection title={texts.sections.pumppaus}>
      {facts.length > 0 ? <Facts facts={facts} /> : <Missing>{texts.missing.pumppaus}</Missing>}
    </SheetSection>
  );
}

export function TehdasSection({ answer }: { answer: KeikkaGetAnswer }) {
  return (
    <SheetSection title={texts.sections.tehdas}>
      <TehdasLines answer={answer} />
    </SheetSection>
  );
}

/** The factory, and when the concrete has to leave it. */
export function TehdasLines({ answer }: { answer: KeikkaGetAnswer }) {
  const { keikkaData } = answer;
  return (
    <>
      {keikkaData.betoniSijaintiNimi ? (
        <div>
          <Text fontWeight="semibold">{keikkaData.betoniSijaintiNimi}</Text>
          <Text color="fg.muted">{tehdasAddress(keikkaData)}</Text>
        </div>
      ) : (
        <Missing>{texts.missing.tehdas}</Missing>
      )}
      <TehdasFacts answer={answer} />
    </>
  );
}

/** Who makes the concrete, how far it comes unless a field says so, and when it has to leave. */
export const TehdasFacts = ({ answer, drive = true }: { answer: KeikkaGetAnswer; drive?: boolean }) => (
  <Facts facts={tehdasFacts(answer).filter(({ label }) => drive || label !== texts.drive)} />
);
