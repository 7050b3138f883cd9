import { Box, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface BannerProps {
  tone: keyof typeof icons;
  /** The one button of the banner. */
  action?: ReactNode;
  children: ReactNode;
}

/** One line above the content that it concerns; the content stays usable. */
export function Banner({ tone, action, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Flex
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      align="center"
      gap="2"
      px="3"
      py="1.5"
      minH="8"
      borderWidth="1px"
      borderRadius="control"
      bg={`status.${tone}.bg`}
      borderColor={`status.${tone}.border`}
      color={`status.${tone}.fg`}
      textStyle="text.table"
    >
      <Box flexShrink="0" aria-hidden>
        <Icon />
      </Box>
      <Box flex="1" minW="0">
        {children}
      </Box>
      {action}
    </Flex>
  );
}
