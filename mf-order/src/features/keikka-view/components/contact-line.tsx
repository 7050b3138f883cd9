import { phoneHref } from '@keikka/domain';
import { Box, Flex, Link, LinkButton, Phone, Span, Text, type SystemStyleObject } from '@keikka/ui';
import { WIDE } from './wide.js';

interface ContactLineProps {
  label: string;
  name: string;
  phone: string;
  email?: string;
  /** The text of the call button. Without it the button is an icon labelled with the person's name. */
  callText?: string;
  callLabel: string;
}

/** Beside the person where there is room; on a phone below, at full width. */
const wideButton: SystemStyleObject = { flex: '1 1 100%', [WIDE]: { flex: 'none' } };
/** Buttons are not printed. */
const onScreen: SystemStyleObject = { _print: { display: 'none' } };

/** A person with a phone number to call. */
export function ContactLine({ label, name, phone, email, callText, callLabel }: ContactLineProps) {
  const href = phoneHref(phone);
  return (
    <Flex
      align="center"
      justify="space-between"
      columnGap="3"
      rowGap="2"
      wrap={callText ? 'wrap' : undefined}
    >
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
        <LinkButton
          href={href}
          aria-label={callText ? undefined : callLabel}
          square={!callText}
          css={callText ? { ...onScreen, ...wideButton } : onScreen}
        >
          <Phone />
          {callText}
        </LinkButton>
      )}
    </Flex>
  );
}
