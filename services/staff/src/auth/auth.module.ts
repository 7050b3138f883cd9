import { Module, type DynamicModule } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { AuthService, sessionMaxDays } from './auth.service.js';
import { IdentityService } from './identity.service.js';
import { SignInLinks } from './sign-in-links.service.js';

@Module({})
export class AuthModule {
  static withSessionsOf(maxDays: number): DynamicModule {
    return {
      module: AuthModule,
      controllers: [AuthController],
      providers: [AuthService, IdentityService, SignInLinks, { provide: sessionMaxDays, useValue: maxDays }],
    };
  }
}
