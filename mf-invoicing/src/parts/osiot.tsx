import { NavItemLink } from '@keikka/sdk';
import { Flex } from '@keikka/ui';

const osiot = [
  { to: '/laskutus', label: 'Laskut' },
  { to: '/laskutus/laskuttamatta', label: 'Laskuttamatta' },
  { to: '/laskutus/ajot', label: 'Kuukauden laskut' },
  { to: '/laskutus/lahetykset', label: 'Lähetykset' },
  { to: '/laskutus/laskupohjat', label: 'Laskupohjat' },
  { to: '/laskutus/tuotteet', label: 'Tuotteet' },
  { to: '/laskutus/asetukset', label: 'Asetukset' },
];

/** The pages of invoicing. */
export function Osiot() {
  return (
    <Flex as="nav" aria-label="Laskutuksen sivut" alignSelf="stretch" whiteSpace="nowrap">
      {osiot.map(({ to, label }) => (
        <NavItemLink key={to} to={to} end>
          {label}
        </NavItemLink>
      ))}
    </Flex>
  );
}
