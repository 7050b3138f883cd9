import { phoneHref } from '@keikka/domain';
import { Box, Flex, Link, LinkButton, Phone, Span, Text, type SystemStyleObject } from '@keikka/ui';
import { texts } from '../texts.js';

interface ContactLineProps {
  label: string;
  name: string;
  phone: string;
  email?: string;
  callLabel: string;
  /** The person to call: the button is large and says so. Others have an icon. */
  isMain?: boolean;
}

/** Buttons are not printed. */
const onScreen: SystemStyleObject = { flexShrink: 0, _print: { display: 'none' } };
const mainCall: SystemStyleObject = {
  ...onScreen,
  bg: 'brand.subtle',
  borderColor: 'border',
  color: 'brand.fg',
};

/** A person with a phone number to call. */
export function ContactLine({ label, name, phone, email, callLabel, isMain = false }: ContactLineProps) {
  const href = phoneHref(phone);
  return (
    <Flex align="center" justify="space-between" gap="3">
      <Box minW="0">
        <Text textStyle="text.label" color="fg.muted">
          {label}
        </Text>
        <Text fontWeight="semibold">{name}</Text>
        <Flex wrap="wrap" columnGap="3" color="fg.muted" overflowWrap="anywhere">
          {phone && <Span>{phone}</Span>}
          {email && (
            <Link href={`mailto:${email}`} fontWeight="normal">
              {email}
            </Link>
          )}
        </Flex>
      </Box>
      {href && (
        <LinkButton href={href} aria-label={callLabel} square={!isMain} css={isMain ? mainCall : onScreen}>
          <Phone />
          {isMain && texts.callNow}
        </LinkButton>
      )}
    </Flex>
  );
}
