import { Box, Flex, Link, LinkButton, Phone, Text } from '@keikka/ui';
import { phoneHref } from '../model/links.js';

export interface ContactLineProps {
  label: string;
  name: string;
  phone: string;
  email?: string;
  /** What the call button says; without it the button is an icon that names the person. */
  callText?: string;
  callLabel: string;
}

/** A person with the number to call. */
export function ContactLine({ label, name, phone, email, callText, callLabel }: ContactLineProps) {
  const href = phoneHref(phone);
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Box minW="0">
        <Text textStyle="text.label" color="fg.muted">
          {label}
        </Text>
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {phone}
          {phone && email && ' · '}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
        </Text>
      </Box>
      {href && (
        <LinkButton
          href={href}
          aria-label={callText ? undefined : callLabel}
          square={!callText}
          css={noPrint}
        >
          <Phone />
          {callText}
        </LinkButton>
      )}
    </Flex>
  );
}

/** A button is no use on paper. */
const noPrint = { '@media print': { display: 'none' } };
