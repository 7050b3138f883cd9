/** The parts of Chakra that we use unchanged. Other parts are not in the bundle that all remotes share. */
export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  Kbd,
  Link,
  Popover,
  Separator,
  Span,
  Spinner,
  Stack,
  Text,
  VStack,
  VisuallyHidden,
  chakra,
  useToken,
} from '@chakra-ui/react';
export type {
  BoxProps,
  FlexProps,
  GridProps,
  StackProps,
  SystemStyleObject,
  TextProps,
} from '@chakra-ui/react';
