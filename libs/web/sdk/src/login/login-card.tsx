import { Box, Center, Flex, Logo, Text } from '@keikka/ui';
import { useEffect, type ReactNode } from 'react';
import { frameTexts } from '../frame/texts.js';
import { ThemeToggle } from '../frame/theme-toggle.js';

/** A page of somebody who is not signed in. */
export function LoginCard({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${frameTexts.product}`;
  }, [title]);
  return (
    <Center minH="100dvh" p="4" position="relative">
      <Box position="absolute" top="1.5" insetEnd="3">
        <ThemeToggle />
      </Box>
      <Box
        as="main"
        width="full"
        maxW="360px"
        p="6"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="dialog"
        boxShadow="raised"
      >
        <Flex align="center" gap="2" mb="5">
          <Logo />
          <Text textStyle="text.title">{frameTexts.product}</Text>
        </Flex>
        <Text as="h1" textStyle="text.record" mb="3">
          {title}
        </Text>
        {children}
      </Box>
    </Center>
  );
}
