import { Text } from './fields.js';

export class LoginDto {
  @Text(254) email!: string;
  @Text(200) password!: string;
}

export class EmbedTokenDto {
  @Text(200) partnerKey!: string;
}
